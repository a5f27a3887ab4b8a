// Before version 11 the functions for views were Nuke's own: BuilderNuke has them for both names.
@_exported import BuilderNuke
