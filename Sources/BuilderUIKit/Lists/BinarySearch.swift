extension Range<Int> {
    /// Returns the first index that satisfies a predicate, or the end, in O(log n) steps.
    ///
    /// The predicate is false up to an index and true from there on.
    func partitioningIndex(where isInSecondPart: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isInSecondPart(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
