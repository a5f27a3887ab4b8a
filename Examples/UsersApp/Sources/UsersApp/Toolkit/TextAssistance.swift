import UIKit

/// The text assistance of iOS 18: inline prediction, math completion and writing tools.
@available(iOS 18.0, *)
struct TextAssistance {

    var prediction: UITextInlinePredictionType = .default
    var sums: UITextMathExpressionCompletionType = .default
    var writing: UIWritingToolsBehavior = .default
    var results: UIWritingToolsResultOptions = []

    /// No assistance, for names, codes and numbers.
    static let none = TextAssistance(prediction: .no, sums: .no, writing: .none)
    /// Math completion only, for amounts.
    static let sumsOnly = TextAssistance(prediction: .no, sums: .yes, writing: .none)

    func apply(to field: UITextField) {
        field.inlinePredictionType = prediction
        field.mathExpressionCompletionType = sums
        field.writingToolsBehavior = writing
        field.allowedWritingToolsResultOptions = results
    }

}
