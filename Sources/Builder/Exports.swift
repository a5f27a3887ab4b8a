// `import Builder` is all that a screen's file needs: the views it names and the observables it binds come along.
@_exported import BuilderRxRelay
@_exported import BuilderRxSwift
@_exported import BuilderUIKit
