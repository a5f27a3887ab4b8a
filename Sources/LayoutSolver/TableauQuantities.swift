/// The rows and variables of a `WarmTableau`, in flat arrays. Numbers of those that have gone are used again.
struct TableauQuantities: Sendable {
    /// Where each one is: a line, or -1 - its column.
    var places: [Int32] = []
    var constants: [Double] = []
    var costs: [TableauCost] = []
    private(set) var isVariable: [Bool] = []
    private(set) var isUsed: [Bool] = []
    /// The terms of rows, by the quantities of their variables.
    private(set) var termQuantities: [Int32] = []
    private(set) var termCoefficients: [Double] = []
    private var starts: [Int] = []
    private var ends: [Int] = []
    private var capacities: [Int] = []
    private var unused: [Int32] = []
    private(set) var rowCount = 0

    var count: Int { places.count }

    func range(_ quantity: Int) -> Range<Int> { starts[quantity]..<ends[quantity] }

    mutating func addVariable(_ cost: TableauCost) -> Int32 {
        let quantity = make(cost, constant: 0)
        isVariable[Int(quantity)] = true
        return quantity
    }

    mutating func addRow(_ cost: TableauCost, constant: Double, _ terms: [(quantity: Int32, coefficient: Double)])
        -> Int32
    {
        let quantity = make(cost, constant: constant)
        let index = Int(quantity)
        isVariable[index] = false
        if capacities[index] < terms.count {
            starts[index] = termQuantities.count
            capacities[index] = terms.count
            for _ in terms {
                termQuantities.append(0)
                termCoefficients.append(0)
            }
        }
        ends[index] = starts[index] + terms.count
        for (offset, term) in terms.enumerated() {
            termQuantities[starts[index] + offset] = term.quantity
            termCoefficients[starts[index] + offset] = term.coefficient
        }
        rowCount += 1
        return quantity
    }

    private mutating func make(_ cost: TableauCost, constant: Double) -> Int32 {
        if let quantity = unused.popLast() {
            costs[Int(quantity)] = cost
            constants[Int(quantity)] = constant
            isUsed[Int(quantity)] = true
            return quantity
        }
        places.append(0)
        constants.append(constant)
        costs.append(cost)
        isVariable.append(false)
        isUsed.append(true)
        starts.append(0)
        ends.append(0)
        capacities.append(0)
        return Int32(places.count - 1)
    }

    /// A row costs nothing any more, wherever it is.
    mutating func retire(_ quantity: Int32) {
        costs[Int(quantity)] = .none
        isUsed[Int(quantity)] = false
        if !isVariable[Int(quantity)] { rowCount -= 1 }
    }

    /// What was retired and has left its line or column: its number is free.
    mutating func release(_ quantity: Int32) { unused.append(quantity) }

    /// How far a quantity's kink is moved, infinitely small: without a pattern.
    static func small(_ quantity: Int32) -> Double {
        var bits = UInt64(UInt32(bitPattern: quantity)) &+ 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        return 1 + Double(bits >> 11) * 0x1p-53
    }
}
