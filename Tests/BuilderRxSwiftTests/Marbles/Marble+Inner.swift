import BuilderRxSwift

extension Marble.Sources {
    /// The source that a digit names: what operators make of elements in tests of flattening.
    func named(_ digit: String) -> Observable<String> {
        self[Int(digit) ?? -1]
    }
}
