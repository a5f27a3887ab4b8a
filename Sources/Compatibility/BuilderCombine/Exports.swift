// The module for `import Combine` in sources shared with iOS.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
