extension Tolerance {
    /// Returns the reason for which this tolerance is too loose for an image, or nil if it isn't.
    ///
    /// It is refused when the number of pixels that may differ reaches a view's number of pixels; when a view could
    /// vanish, because all its pixels, or all but as many as may differ, pass for the most frequent color around it;
    /// and when black passes for white. Views without visible pixels, views in the surrounding color, and masked pixels
    /// don't count.
    ///
    /// - Parameters:
    ///   - views: The names of the views and their visible boxes in the image's pixels.
    ///   - masks: The masks of the comparison.
    /// - Complexity: Linear in the pixels of the views at worst; a view's check ends once more pixels fail than may
    ///   differ.
    public func refusal(
        for views: [(name: String, box: PixelBox)], in recorded: StraightBitmap, masks: [PixelBox] = []
    ) -> ToleranceError? {
        guard self != .exact else { return nil }
        let pixelMeasure = PixelMeasure(measure)
        if pixelMeasure.difference(0xFF00_0000, 0xFFFF_FFFF, at: 0) <= pixelMeasure.limit {
            return ToleranceError(.blackPassesForWhite, tolerance: self)
        }
        guard let open = try? UnmaskedRows(masks, in: recorded.size) else { return nil }
        let compared = open.pixels(in: 0..<recorded.height)
        let allowed = allowedFailures(of: compared)
        if allowed >= compared, compared > 0 { return ToleranceError(.everythingMayDiffer, tolerance: self) }
        let shown = views.compactMap { ShownView(name: $0.name, box: $0.box, in: recorded, open: open) }
        // The smallest view, so that the advice is sufficient for all.
        if let smallest = shown.min(by: { $0.pixels < $1.pixels }), smallest.pixels <= allowed {
            let needed = precision(allowing: smallest.pixels - 1, of: compared)
            let reason = ToleranceError.Reason.viewMayChange(
                view: smallest.name, pixels: smallest.pixels, allowed: allowed, compared: compared, needed: needed)
            return ToleranceError(reason, tolerance: self)
        }
        if measure == .exact, !allowsShift { return nil }
        return vanishing(of: shown, in: recorded, masks: masks, compared: compared)
    }

    /// Returns the refusal when a view could vanish: for the first view all of whose pixels pass, otherwise, so that
    /// the advice is sufficient for all, for the one with the fewest failing pixels.
    private func vanishing(
        of views: [ShownView], in recorded: StraightBitmap, masks: [PixelBox], compared: Int
    ) -> ToleranceError? {
        let allowed = allowedFailures(of: compared)
        var fewest: (view: String, failing: Int)?
        for view in views {
            guard let found = view.vanishes(under: self, allowing: allowed, in: recorded, masks: masks) else {
                continue
            }
            guard found.failing > 0 else {
                return ToleranceError(
                    .viewMayVanish(view: view.name, difference: found.difference), tolerance: self)
            }
            if found.failing < fewest?.failing ?? .max { fewest = (view.name, found.failing) }
        }
        guard let fewest else { return nil }
        let needed = precision(allowing: fewest.failing - 1, of: compared)
        let reason = ToleranceError.Reason.viewMayVanishAmongFailures(
            view: fewest.view, failing: fewest.failing, allowed: allowed, compared: compared, needed: needed)
        return ToleranceError(reason, tolerance: self)
    }

    /// Returns a precision, with few digits, that lets at most `failures` pixels of `compared` differ.
    private func precision(allowing failures: Int, of compared: Int) -> Double {
        var scale = 1_000.0
        while scale < 1e12 {
            let rounded = ((1 - Double(failures) / Double(compared)) * scale).rounded(.up) / scale
            if rounded < 1 || failures == 0 { return rounded }
            scale *= 10
        }
        return 1
    }
}
