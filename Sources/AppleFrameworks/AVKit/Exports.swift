// The modules that `import AVKit` includes on iOS.
@_exported import BuilderAVFoundation
