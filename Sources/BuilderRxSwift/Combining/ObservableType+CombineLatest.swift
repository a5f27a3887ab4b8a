extension ObservableType {
    /// Makes a result of the latest elements of two sequences, each time one has a new one.
    ///
    /// ```swift
    /// Observable.combineLatest(name, password) { !$0.isEmpty && $1.count > 7 }
    /// ```
    ///
    /// The first result comes when each source has had an element. Completes when all sources have, or when an element arrives that can't
    /// make a first result any more. The first error ends the whole.
    ///
    /// - Parameter resultSelector: gets the latest element of each source. What it throws ends the whole.
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        pairing(.latest) { junction in
            let slots = (
                junction.add(source1), junction.add(source2)
            )
            return {
                try resultSelector(
                    slots.0.take(), slots.1.take())
            }
        }
    }

    /// Makes a result of the latest elements of three sequences, each time one has a new one.
    ///
    /// - Parameter resultSelector: gets the latest element of each source. What it throws ends the whole.
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> Observable<Element> {
        pairing(.latest) { junction in
            let slots = (
                junction.add(source1), junction.add(source2), junction.add(source3)
            )
            return {
                try resultSelector(
                    slots.0.take(), slots.1.take(), slots.2.take())
            }
        }
    }

    /// Makes a result of the latest elements of four sequences, each time one has a new one.
    ///
    /// - Parameter resultSelector: gets the latest element of each source. What it throws ends the whole.
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> Observable<Element> {
        pairing(.latest) { junction in
            let slots = (
                junction.add(source1), junction.add(source2), junction.add(source3), junction.add(source4)
            )
            return {
                try resultSelector(
                    slots.0.take(), slots.1.take(), slots.2.take(), slots.3.take())
            }
        }
    }

    /// Makes a result of the latest elements of five sequences, each time one has a new one.
    ///
    /// - Parameter resultSelector: gets the latest element of each source. What it throws ends the whole.
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> Observable<Element> {
        pairing(.latest) { junction in
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

    /// Makes a result of the latest elements of six sequences, each time one has a new one.
    ///
    /// - Parameter resultSelector: gets the latest element of each source. What it throws ends the whole.
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
    ) -> Observable<Element> {
        pairing(.latest) { junction in
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

    /// Makes a result of the latest elements of seven sequences, each time one has a new one.
    ///
    /// - Parameter resultSelector: gets the latest element of each source. What it throws ends the whole.
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
            Element
    ) -> Observable<Element> {
        pairing(.latest) { junction in
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

    /// Makes a result of the latest elements of eight sequences, each time one has a new one.
    ///
    /// - Parameter resultSelector: gets the latest element of each source. What it throws ends the whole.
    public static func combineLatest<
        O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
        O6: ObservableType, O7: ObservableType, O8: ObservableType
    >(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        _ source8: O8,
        resultSelector:
            @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
            throws -> Element
    ) -> Observable<Element> {
        pairing(.latest) { junction in
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
