// The modules that `import AVFoundation` includes on iOS.
@_exported import BuilderAudioToolbox
@_exported import BuilderCoreMedia
@_exported import BuilderUIKit
