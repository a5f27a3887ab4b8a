// RxCocoa re-exports the relays, so that `import RxCocoa` is enough for `BehaviorRelay`.
@_exported import BuilderRxRelay
