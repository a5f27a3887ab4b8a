import SwiftSyntax

extension FactCollector {
    /// Adds a call that schedules work by a method without default arguments, to which no overload is preferred:
    /// `RunLoop.perform` and `add` of the main loop, `Timer` and its `scheduledTimer` with a closure,
    /// `OperationQueue.addOperation` with a closure, `DispatchQueue.async(execute:)` and `asyncAfter` with a work item,
    /// and `URLSession.dataTask` with a closure.
    ///
    /// `Settling` and `BuilderFoundation` have functions of other names for these, so that a render waits for the work.
    func addScheduling(_ call: FunctionCallExprSyntax) {
        if let type = call.calledExpression.as(DeclReferenceExprSyntax.self), type.baseName.text == "Timer",
            Self.isTimerBlock(call, after: "timeInterval")
        {
            facts.schedulings.append(type.baseName.byteRange)
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return }
        let name = member.declName.baseName
        let isQueue = base.trimmedDescription.lowercased().contains("queue")
        let isTracked =
            switch name.text {
            case "perform": Self.runLoops.contains(base.trimmedDescription) && Self.hasBlock(call)
            case "add": Self.runLoops.contains(base.trimmedDescription) && Self.labels(call) == [nil, "forMode"]
            case "scheduledTimer":
                Self.timers.contains(base.trimmedDescription) && Self.isTimerBlock(call, after: "withTimeInterval")
            case "addOperation": Self.hasClosure(call) && isQueue
            case "dataTask": Self.hasHandler(call) && base.trimmedDescription.lowercased().contains("session")
            case "async", "asyncAfter": Self.hasWorkItem(call) && isQueue
            default: false
            }
        if isTracked { facts.schedulings.append(name.byteRange) }
    }

    private static let timers = ["Timer", "Foundation.Timer"]
    private static let runLoops = ["RunLoop.main", "RunLoop.current"]

    private static func labels(_ call: FunctionCallExprSyntax) -> [String?] { call.arguments.map { $0.label?.text } }

    private static func isTimerBlock(_ call: FunctionCallExprSyntax, after label: String) -> Bool {
        labels(call) == [label, "repeats"] + (call.trailingClosure == nil ? ["block"] : [])
    }

    private static func hasBlock(_ call: FunctionCallExprSyntax) -> Bool {
        let labels = labels(call) + (call.trailingClosure == nil ? [] : [nil])
        return labels == [nil] || labels == ["inModes", nil] || labels == ["inModes", "block"]
    }

    private static func hasClosure(_ call: FunctionCallExprSyntax) -> Bool {
        if call.trailingClosure != nil { return call.arguments.isEmpty && call.additionalTrailingClosures.isEmpty }
        let argument = call.arguments.first
        return call.arguments.count == 1 && argument?.label == nil
            && argument?.expression.is(ClosureExprSyntax.self) == true
    }

    private static func hasHandler(_ call: FunctionCallExprSyntax) -> Bool {
        let labels = labels(call)
        return labels == (call.trailingClosure == nil ? ["with", "completionHandler"] : ["with"])
    }

    private static func hasWorkItem(_ call: FunctionCallExprSyntax) -> Bool {
        let labels = labels(call)
        guard call.trailingClosure == nil, labels.last == "execute",
            call.arguments.last?.expression.is(ClosureExprSyntax.self) == false
        else { return false }
        return labels == ["execute"] || labels == ["deadline", "execute"] || labels == ["wallDeadline", "execute"]
    }
}
