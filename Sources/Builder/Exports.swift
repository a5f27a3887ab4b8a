// Reexports the views and observables that screens use, so that `import Builder` is sufficient.
@_exported import BuilderRxRelay
@_exported import BuilderRxSwift
@_exported import BuilderUIKit
