// The modules that `import AVFAudio` includes on iOS.
@_exported import BuilderAVFoundation
