// View code imports the framework for functions of the C library, too.
@_exported import BuilderFoundation
