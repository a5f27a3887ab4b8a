/// The tolerances of the solver, by the error that each one absorbs.
enum Tolerance {
    /// Coefficients of constraints below this count as 0.
    static let smallestCoefficient = 1e-12
    /// A sum of coefficients that is smaller than its largest summand times this has canceled out.
    static let canceledCoefficient = 1e-11
    /// Two coefficients that differ by less than this, relative to the larger one, are opposite.
    static let oppositeCoefficient = 1e-12
    /// A sum of costs that is smaller than the sum of their absolute values times this has canceled out.
    static let canceledCost = 1e-10
    /// Cells smaller than this, or than the numbers they were computed from times this, are 0.
    static let cell = 1e-11
    /// The smallest coefficient, relative to the largest of its row, that may be a pivot.
    static let relativePivot = 0.01
    /// Cells that are larger than the largest one of their column times this are equally good pivots.
    static let equalPivot = 0.9999
    /// The smallest cell that may be a pivot of the first basis.
    static let firstPivot = 1e-9
    /// The largest scale of a node, and the inverse of the smallest one.
    static let largestScale = 1e6
    /// The largest distance of a kept tableau's values from those of the solution that it starts from.
    static let keptValue = 1e-7
    /// Coefficients below this vanish while reasons are searched.
    static let reasonCoefficient = 1e-9
    /// A value that moves by less than this, relative to itself, has not moved.
    static let unmoved = 1e-9
    /// The largest residual, in the client's units, at which a statement counts as exactly satisfied.
    static let residual = 1e-5
    /// The smallest speed at which a sum counts as free.
    static let speed = 1e-4

    /// The largest error of an equation in which no number is larger than `magnitude`.
    static func equation(_ magnitude: Double) -> Double { 1e-7 + 1e-10 * magnitude }

    /// The largest difference of two positions, the larger of which is `magnitude`, that the symbolic perturbation
    /// decides.
    static func position(_ magnitude: Double) -> Double { 1e-9 + 1e-12 * magnitude }
}
