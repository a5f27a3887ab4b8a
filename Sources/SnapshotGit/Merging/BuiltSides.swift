/// What the code of both sides of a merge draws on this machine.
struct BuiltSides {
    let ours: PictureVersion?
    let theirs: PictureVersion?

    /// The picture to take: the one that both sides' code draws, pixel for pixel.
    var common: PictureVersion? {
        guard let ours, let theirs, ours.hasSamePixels(as: theirs) else { return nil }
        return ours
    }

    /// What was found, where nothing can be taken.
    func findings(_ merge: PictureMerge) -> [String] {
        [
            "our side's code, built here, draws \(Self.text(ours, merge))",
            "their side's code, built here, draws \(Self.text(theirs, merge))",
        ]
    }

    private static func text(_ picture: PictureVersion?, _ merge: PictureMerge) -> String {
        guard let picture else { return "nothing: it doesn't declare the picture, or can't draw it" }
        return merge.likeness(of: picture)
    }
}

extension PictureMerge {
    /// Which of the sides a picture is.
    func likeness(of picture: PictureVersion) -> String {
        if picture.hasSamePixels(as: ourVersion) { return "our picture" }
        if picture.hasSamePixels(as: theirVersion) { return "their picture" }
        if picture.hasSamePixels(as: baseVersion) { return "the picture from before both changes" }
        return "another picture than both sides"
    }
}
