// RxCocoa re-exports the relays, so that `import RxCocoa` suffices for `BehaviorRelay`.
@_exported import BuilderRxRelay
