import Foundation
import Render

/// One baseline that both sides of a merge have changed.
struct PictureMerge {
    /// How it ends.
    enum Verdict {
        /// The file to take, byte for byte, and why.
        case take(Data, reason: String)
        /// Both sides changed the pixels.
        case conflict
    }

    /// The files as git has them; those that Git LFS keeps are pointers.
    let base: Data
    let ours: Data
    let theirs: Data
    let baseVersion: PictureVersion
    let ourVersion: PictureVersion
    let theirVersion: PictureVersion

    init(base: Data, ours: Data, theirs: Data, in repository: GitRepository?) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
        baseVersion = PictureVersion(base, in: repository)
        ourVersion = PictureVersion(ours, in: repository)
        theirVersion = PictureVersion(theirs, in: repository)
    }

    /// What the three files say by themselves: pixels decide, not bytes, as the same picture can be written in several ways.
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
}
