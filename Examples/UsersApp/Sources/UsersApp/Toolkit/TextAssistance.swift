import UIKit

/// What newer systems offer while text is typed: words to come, sums, writing for others.
@available(iOS 18.0, *)
struct TextAssistance {

    var prediction: UITextInlinePredictionType = .default
    var sums: UITextMathExpressionCompletionType = .default
    var writing: UIWritingToolsBehavior = .default
    var results: UIWritingToolsResultOptions = []

    /// For names, codes and numbers.
    static let none = TextAssistance(prediction: .no, sums: .no, writing: .none)
    /// For amounts: sums are welcome.
    static let sumsOnly = TextAssistance(prediction: .no, sums: .yes, writing: .none)

    func apply(to field: UITextField) {
        field.inlinePredictionType = prediction
        field.mathExpressionCompletionType = sums
        field.writingToolsBehavior = writing
        field.allowedWritingToolsResultOptions = results
    }

}
