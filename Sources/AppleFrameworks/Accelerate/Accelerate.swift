// View code imports the framework for functions of the C library; its own functions aren't here.
@_exported import BuilderFoundation
