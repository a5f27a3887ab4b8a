/// A case that doesn't agree with UIKit yet. A listed case that passes fails the tests.
struct OpenCase {
    var id: String
    /// The rule of UIKit's that we don't follow, and why not.
    var reason: String

    /// At most three.
    static let all: [OpenCase] = [
        OpenCase(id: "collection-horizontal-8", reason: "there is no UICollectionView")
    ]

    static func isListed(_ id: String) -> Bool { all.contains { $0.id == id } }
}
