extension ObservableType {
    /// Makes a result of the first elements of two sequences, then of the second ones, and so on.
    ///
    /// ```swift
    /// Observable.zip(questions, answers) { "\($0) \($1)" }
    /// ```
    ///
    /// Elements wait until all others have theirs. Completes when all sources have, or when an element arrives that no other is left for.
    /// The first error ends the whole.
    ///
    /// - Parameter resultSelector: gets an element of each source. What it throws ends the whole.
    public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        pairing(.all) { junction in
            let slots = (
                junction.add(source1), junction.add(source2)
            )
            return {
                try resultSelector(
                    slots.0.take(), slots.1.take())
            }
        }
    }

    /// Makes a result of the first elements of three sequences, then of the second ones, and so on.
    ///
    /// - Parameter resultSelector: gets an element of each source. What it throws ends the whole.
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> Observable<Element> {
        pairing(.all) { junction in
            let slots = (
                junction.add(source1), junction.add(source2), junction.add(source3)
            )
            return {
                try resultSelector(
                    slots.0.take(), slots.1.take(), slots.2.take())
            }
        }
    }

    /// Makes a result of the first elements of four sequences, then of the second ones, and so on.
    ///
    /// - Parameter resultSelector: gets an element of each source. What it throws ends the whole.
    public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> Observable<Element> {
        pairing(.all) { junction in
            let slots = (
                junction.add(source1), junction.add(source2), junction.add(source3), junction.add(source4)
            )
            return {
                try resultSelector(
                    slots.0.take(), slots.1.take(), slots.2.take(), slots.3.take())
            }
        }
    }

    /// Makes a result of the first elements of five sequences, then of the second ones, and so on.
    ///
    /// - Parameter resultSelector: gets an element of each source. What it throws ends the whole.
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> Observable<Element> {
        pairing(.all) { junction in
            let slots = (
                junction.add(source1), junction.add(source2), junction.add(source3), junction.add(source4),
                junction.add(source5)
            )
            return {
                try resultSelector(
                    slots.0.take(), slots.1.take(), slots.2.take(), slots.3.take(), slots.4.take())
            }
        }
    }

    /// Makes a result of the first elements of six sequences, then of the second ones, and so on.
    ///
    /// - Parameter resultSelector: gets an element of each source. What it throws ends the whole.
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
    ) -> Observable<Element> {
        pairing(.all) { junction in
            let slots = (
                junction.add(source1), junction.add(source2), junction.add(source3), junction.add(source4),
                junction.add(source5), junction.add(source6)
            )
            return {
                try resultSelector(
                    slots.0.take(), slots.1.take(), slots.2.take(), slots.3.take(), slots.4.take(), slots.5.take())
            }
        }
    }

    /// Makes a result of the first elements of seven sequences, then of the second ones, and so on.
    ///
    /// - Parameter resultSelector: gets an element of each source. What it throws ends the whole.
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
            Element
    ) -> Observable<Element> {
        pairing(.all) { junction in
            let slots = (
                junction.add(source1), junction.add(source2), junction.add(source3), junction.add(source4),
                junction.add(source5), junction.add(source6), junction.add(source7)
            )
            return {
                try resultSelector(
                    slots.0.take(), slots.1.take(), slots.2.take(), slots.3.take(), slots.4.take(), slots.5.take(),
                    slots.6.take())
            }
        }
    }

    /// Makes a result of the first elements of eight sequences, then of the second ones, and so on.
    ///
    /// - Parameter resultSelector: gets an element of each source. What it throws ends the whole.
    public static func zip<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType, O8: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        _ source8: O8,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
            throws -> Element
    ) -> Observable<Element> {
        pairing(.all) { junction in
            let slots = (
                junction.add(source1), junction.add(source2), junction.add(source3), junction.add(source4),
                junction.add(source5), junction.add(source6), junction.add(source7), junction.add(source8)
            )
            return {
                try resultSelector(
                    slots.0.take(), slots.1.take(), slots.2.take(), slots.3.take(), slots.4.take(), slots.5.take(),
                    slots.6.take(), slots.7.take())
            }
        }
    }
}
