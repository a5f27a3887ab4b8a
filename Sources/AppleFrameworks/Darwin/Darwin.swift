// The C library of Apple's systems is Linux' own.
@_exported import BuilderFoundation
@_exported import Glibc
