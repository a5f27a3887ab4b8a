// The module for `import OSLog`, which includes os.
@_exported import Builderos
