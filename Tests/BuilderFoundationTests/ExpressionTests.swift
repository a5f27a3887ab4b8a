import BuilderFoundation
import Foundation
import Testing

import class BuilderFoundation.NSComparisonPredicate
import class BuilderFoundation.NSExpression

/// Expressions and the predicates that are made of them.
@Suite struct ExpressionTests {
    private final class Person: NSObject {
        let name: String
        let age: Int
        let children: [Person]

        init(_ name: String, _ age: Int, _ children: [Person] = []) {
            (self.name, self.age, self.children) = (name, age, children)
        }
    }

    private let ann = Person("Ann", 30, [Person("Bea", 3), Person("Cem", 5)])

    private func value(_ text: String, _ arguments: Any...) -> Any? {
        NSExpression(format: text, argumentArray: arguments).expressionValue(with: ann, context: nil)
    }

    private func holds(_ text: String, _ arguments: Any...) -> Bool {
        NSPredicate(format: text, argumentArray: arguments).evaluate(with: ann)
    }

    @Test(arguments: [
        ("(1 + 2) * 3", 9), ("10 - 2 - 3", 5), ("7 - -2", 9), ("5 / 2", 2), ("2 ** 3 ** 2", 512), ("6 & 3", 2),
        ("-3 + age", 27), ("sum({1, 2, 3})", 6), ("count({1, 2})", 2), ("max({1, 4, 2})", 4), ("children.@sum.age", 8),
        ("children.@count", 2), ("add:to:(1, 2)", 3), ("length(name)", 3), ("abs(-4)", 4),
        ("onesComplement(5)", -6), ("noindex(age)", 30), ("random(1)", 0), ("CAST('12', 'NSNumber') + 1", 13),
    ])
    func wholeNumbersStayWhole(text: String, expected: Int) {
        #expect(value(text) as? Int == expected)
        #expect(value(text) as? NSNumber == NSNumber(value: expected))
    }

    @Test(arguments: [
        ("5.0 / 2", 2.5), ("children.@avg.age", 4), ("average({1, 2, 6})", 3), ("median({3, 1, 2, 10})", 2.5),
        ("stddev({2, 4, 4, 4, 5, 5, 7, 9})", 2), ("sqrt(9)", 3),
    ])
    func fractionsAreNumbers(text: String, expected: Double) { #expect(value(text) as? Double == expected) }

    /// A number's type decides, not its value.
    @Test func numbersOfFractionsAreNotWhole() {
        #expect(value("%@ / 2", NSNumber(value: 1.0)) as? Double == 0.5)
        #expect(value("%@ / 2", NSNumber(value: Float(3))) as? Double == 1.5)
        #expect(value("%@ / 2", NSNumber(value: 1)) as? Double == 0)
        #expect(value("%@ / 2", NSNumber(value: true)) as? Double == 0)
    }

    @Test func nothingIsZeroInAverages() {
        let list: [[String: Int]] = [["a": 4], [:], ["a": 5]]
        #expect(KeyedValue.of(list, path: "@avg.a") as? Double == 3)
        #expect(KeyedValue.of(list, path: "@sum.a") as? Int == 9)
        #expect(KeyedValue.of(list, path: "@min.a") as? Int == 4)
        #expect(KeyedValue.of([] as [Any], path: "@sum.a") as? Int == 0)
        #expect(KeyedValue.of(nil, path: "@sum.a") == nil)
        #expect(KeyedValue.of(ann, path: "nothing.@sum.a") == nil)
    }

    @Test func valuesAreCast() {
        #expect(value("CAST(60, 'NSDate')") as? Date == Date(timeIntervalSinceReferenceDate: 60))
        #expect(value("CAST(age, 'NSString')") as? String == "30")
        #expect(value("CAST(%@, 'NSNumber')", Date(timeIntervalSinceReferenceDate: 60)) as? Double == 60)
        #expect(value("CAST(nothing, 'NSString')") == nil)
        #expect(holds("CAST('2.5', 'NSNumber') > 2"))
    }

    @Test func placeholdersHaveValues() {
        #expect(value("%K + %d", "age", 1) as? Int == 31)
        #expect(value("average(%@)", [1, 2, 6]) as? Double == 3)
        #expect(value("uppercase(name)") as? String == "ANN")
    }

    @Test(arguments: ["1 / 0", "unknown(1)", "abs(1, 2)", "random(0)", "1 +", "nothing"])
    func expressionsWithoutAValueAreNil(text: String) { #expect(value(text) == nil) }

    @Test func expressionsHaveParts() {
        let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "age")])
        #expect(sum.expressionType == .function && sum.function == "sum:")
        #expect(sum.arguments?.first?.keyPath == "age")
        #expect(NSExpression(forKeyPath: \Person.age).expressionValue(with: ann, context: nil) as? Int == 30)
        #expect(NSExpression(forVariable: "x").expressionValue(with: nil, context: ["x": 4]) as? Int == 4)
        #expect(NSExpression.expressionForEvaluatedObject().expressionValue(with: ann, context: nil) as? Person === ann)
        let doubled = NSExpression(
            block: { _, values, _ in (values[0] as? Int ?? 0) * 2 }, arguments: [NSExpression(forKeyPath: "age")])
        #expect(doubled.expressionValue(with: ann, context: nil) as? Int == 60)
    }

    @Test func comparisonsAreOfExpressions() {
        func compare(_ right: Any?, _ type: NSComparisonPredicate.Operator, _ key: String = "name") -> Bool {
            NSComparisonPredicate(
                leftExpression: NSExpression(forKeyPath: key), rightExpression: NSExpression(forConstantValue: right),
                modifier: .direct, type: type, options: .caseInsensitive
            ).evaluate(with: ann)
        }
        #expect(compare("aN", .beginsWith) && compare("ANN", .equalTo) && !compare("b", .contains))
        #expect(compare([1, 40], .between, "age") && !compare(30, .lessThan, "age"))
        #expect(compare(["Bob", "ann"], .in))
        let any = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "children.age"),
            rightExpression: NSExpression(forConstantValue: 4), modifier: .any, type: .greaterThan)
        #expect(any.evaluate(with: ann))
        let all = NSComparisonPredicate(
            leftExpression: any.leftExpression, rightExpression: any.rightExpression, modifier: .all,
            type: .greaterThan)
        #expect(!all.evaluate(with: ann))
        #expect(NSCompoundPredicate(andPredicateWithSubpredicates: [any]).evaluate(with: ann))
    }

    @Test func predicatesHaveSubqueriesAndArithmetic() {
        #expect(holds("SUBQUERY(children, $child, $child.age > 4).@count == 1"))
        #expect(holds("SUBQUERY(children, $child, $child.age > %d AND $child.name BEGINSWITH 'B').@count > 0", 2))
        #expect(holds("SUBQUERY(children, $child, $child.name == %@).@count == 0", "Z"))
        #expect(holds("age + 1 == 31") && holds("(age & 2) != 0") && holds("(age * 2) > 59 AND (name == 'Ann')"))
        #expect(!holds("age == -30"))
    }

    /// A predicate with an error matches nothing, even if an unknown value would match.
    @Test(arguments: ["NOT unknown(age) == 1", "unknown(age) == nil", "age == 30 OR sum:by:(1, 2) == 3"])
    func unknownFunctionsMatchNothing(text: String) { #expect(!holds(text)) }

    @Test func variablesAreSubstituted() {
        let template = NSPredicate(format: "name == $NAME AND age > $AGE")
        #expect(template.withSubstitutionVariables(["NAME": "Ann", "AGE": 3]).evaluate(with: ann))
        #expect(!template.withSubstitutionVariables(["NAME": "Bob", "AGE": 3]).evaluate(with: ann))
        #expect(template.evaluate(with: ann, substitutionVariables: ["NAME": "Ann", "AGE": 3]))
        #expect(!template.evaluate(with: ann))
    }
}
