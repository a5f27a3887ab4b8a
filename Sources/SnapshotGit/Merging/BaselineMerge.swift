import Foundation
import Render

/// One baseline that both sides of a merge have changed.
struct BaselineMerge {
    /// The decision about a merge.
    enum Verdict {
        /// The file to take, byte for byte, and why.
        case take(Data, reason: String)
        /// Both sides changed the pixels.
        case conflict
    }

    /// Our and their file as git stores them; pointers for files in Git LFS.
    private let ours: Data
    private let theirs: Data
    let baseVersion: BaselineVersion
    let ourVersion: BaselineVersion
    let theirVersion: BaselineVersion

    init(base: Data, ours: Data, theirs: Data, in repository: GitRepository?) {
        self.ours = ours
        self.theirs = theirs
        baseVersion = BaselineVersion(base, in: repository)
        ourVersion = BaselineVersion(ours, in: repository)
        theirVersion = BaselineVersion(theirs, in: repository)
    }

    /// The decision by the three files' pixels, not by their bytes, as the same picture can be written in several ways.
    var verdict: Verdict {
        if ourVersion.hasSamePixels(as: theirVersion) {
            return .take(ours, reason: "both sides have the same pixels")
        }
        if theirVersion.hasSamePixels(as: baseVersion) {
            return .take(ours, reason: "the other side only wrote it anew: ours is taken")
        }
        if ourVersion.hasSamePixels(as: baseVersion) {
            return .take(theirs, reason: "our side only wrote it anew: theirs is taken")
        }
        return .conflict
    }

    /// Returns a phrase that says which of the three pictures another one equals.
    func likeness(of picture: BaselineVersion) -> String {
        if picture.hasSamePixels(as: ourVersion) { return "our picture" }
        if picture.hasSamePixels(as: theirVersion) { return "their picture" }
        if picture.hasSamePixels(as: baseVersion) { return "the picture from before both changes" }
        return "another picture than both sides"
    }
}
