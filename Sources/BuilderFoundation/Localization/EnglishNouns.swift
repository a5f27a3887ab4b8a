import Foundation

/// The numbers of English nouns, as grammar agreement needs them.
enum EnglishNouns {
    /// The words after which no noun is meant that agrees with the number before them.
    private static let stops: Set = [
        "about", "above", "after", "ago", "and", "at", "away", "before", "behind", "below", "between", "by", "during",
        "for", "from", "here", "in", "is", "are", "left", "near", "of", "off", "on", "or", "out", "over", "per",
        "remaining", "selected", "since", "than", "that", "there", "to", "under", "until", "was", "were", "which",
        "with", "within", "without", "available", "found", "total", "today", "tomorrow", "yesterday", "later",
        "earlier", "each", "daily", "weekly", "monthly", "due", "overdue", "only", "max", "min", "old", "now",
    ]

    private static let irregular: [String: String] = [
        "child": "children", "person": "people", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "ox": "oxen", "die": "dice", "leaf": "leaves", "loaf": "loaves",
        "half": "halves", "calf": "calves", "shelf": "shelves", "self": "selves", "wolf": "wolves", "thief": "thieves",
        "knife": "knives", "life": "lives", "wife": "wives", "potato": "potatoes", "tomato": "tomatoes",
        "hero": "heroes", "echo": "echoes", "quiz": "quizzes", "index": "indices", "vertex": "vertices",
        "matrix": "matrices", "appendix": "appendices", "analysis": "analyses", "axis": "axes", "basis": "bases",
        "crisis": "crises", "thesis": "theses", "criterion": "criteria", "phenomenon": "phenomena",
        "cactus": "cacti", "this": "these", "that": "those", "is": "are", "was": "were", "has": "have",
        "volcano": "volcanoes", "mosquito": "mosquitoes", "torpedo": "torpedoes", "veto": "vetoes", "elf": "elves",
        "scarf": "scarves", "stomach": "stomachs", "monarch": "monarchs", "epoch": "epochs",
    ]

    /// The nouns with a regular plural whose end is that of another rule: of nouns in -y, in -ch or in -s.
    private static let regular = [
        "ache", "alias", "atlas", "avalanche", "backache", "bias", "birdie", "bonus", "brownie", "bus", "cache",
        "calorie", "campus", "canvas", "census", "chorus", "circus", "cookie", "emoji", "focus", "foodie", "gas",
        "genie", "genius", "guru", "headache", "heartache", "hoodie", "impasse", "kiwi", "lens", "menu", "minus",
        "mousse", "movie", "mustache", "newbie", "niche", "pixie", "plus", "posse", "prairie", "quiche", "rookie",
        "safari", "selfie", "ski", "smoothie", "status", "surplus", "taxi", "toothache", "veggie", "virus", "walrus",
        "wiki", "zombie",
    ]

    /// The singulars of plurals that no rule finds.
    private static let singulars = Dictionary(
        irregular.map { ($0.value, $0.key) } + regular.map { (regularPlural(of: $0), $0) },
        uniquingKeysWith: { first, _ in first })

    private static let unchanging: Set = [
        "sheep", "fish", "deer", "series", "species", "aircraft", "offspring", "news", "information", "equipment",
        "luggage", "software", "hardware", "feedback", "homework", "music", "money",
    ]

    /// The singular nouns that end in an s.
    private static let singularsWithS: Set = ["lens", "gas", "bus", "canvas", "atlas", "alias", "bias", "yes", "plus"]

    /// The plurals that stand before other nouns, with which they are one: "sports cars".
    private static let attributive: Set = [
        "arms", "christmas", "clothes", "customs", "goods", "sales", "savings", "sports", "systems",
    ]

    /// Returns a text in which the noun after the first number agrees with it.
    static func agreeing(_ text: String) -> String {
        var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let place = words.firstIndex(where: { $0.contains(where: \.isNumber) }) else { return text }
        var noun: Int?
        for index in words.indices[(place + 1)...] {
            let word = words[index]
            let letters = word.trimmingCharacters(in: .punctuationCharacters)
            guard !letters.isEmpty else { continue }
            // A word that the stops have may be a noun of its own if it's the first one: 2 lefts.
            guard noun == nil || !stops.contains(letters.lowercased()), letters.first?.isLetter == true else { break }
            noun = index
            // Behind a plural there is no other noun: 3 tasks overdue.
            if word.last?.isPunctuation == true || isKnownPlural(letters) { break }
        }
        guard let noun else { return text }
        let letters = words[noun].trimmingCharacters(in: .punctuationCharacters)
        let agreeing = isOne(words[place]) ? singular(of: letters) : plural(of: letters)
        words[noun] = words[noun].replacingOccurrences(of: letters, with: agreeing)
        return words.joined(separator: " ")
    }

    /// Returns a Boolean value that indicates whether a number takes the singular: 1 and −1, but not 1.0.
    private static func isOne(_ number: String) -> Bool {
        number.trimmingCharacters(in: .punctuationCharacters.union(CharacterSet(charactersIn: "−"))) == "1"
    }

    /// Returns a Boolean value that indicates whether a word is a plural that doesn't belong to a noun behind it.
    private static func isKnownPlural(_ noun: String) -> Bool {
        let word = noun.lowercased()
        guard !unchanging.contains(word), !attributive.contains(word) else { return false }
        return singulars[word] != nil || isPlural(word) || isPluralAcronym(noun)
    }

    /// Returns a noun's plural; a plural stays one.
    static func plural(of noun: String) -> String {
        let word = noun.lowercased()
        guard !unchanging.contains(word), singulars[word] == nil, !isPlural(word), !isPluralAcronym(noun) else {
            return noun
        }
        if let plural = irregular[word] { return withCase(of: noun, plural) }
        if noun == noun.uppercased(), noun.count > 1 { return "\(noun)s" }
        return regularPlural(of: noun)
    }

    private static func regularPlural(of noun: String) -> String {
        let word = noun.lowercased()
        let endings = ["s", "x", "z", "ch", "sh"]
        if endings.contains(where: word.hasSuffix) { return "\(noun)es" }
        if word.hasSuffix("y"), !endsInVowel(word.dropLast()) { return "\(noun.dropLast())ies" }
        return "\(noun)s"
    }

    /// Returns a noun's singular; a singular stays one.
    static func singular(of noun: String) -> String {
        let word = noun.lowercased()
        guard !unchanging.contains(word) else { return noun }
        if let singular = singulars[word] { return withCase(of: noun, singular) }
        guard isPlural(word) || isPluralAcronym(noun) else { return noun }
        if word.hasSuffix("ies"), word.count > 4 { return "\(noun.dropLast(3))y" }
        if ["sses", "xes", "zzes", "tzes", "ches", "shes"].contains(where: word.hasSuffix) {
            return String(noun.dropLast(2))
        }
        return String(noun.dropLast())
    }

    private static func isPlural(_ word: String) -> Bool {
        word.hasSuffix("s") && word.count > 2 && !singularsWithS.contains(word)
            && !["ss", "us", "is"].contains(where: word.hasSuffix)
    }

    /// Returns a Boolean value that indicates whether a word is the plural of capital letters: GPUs.
    private static func isPluralAcronym(_ noun: String) -> Bool {
        noun.count > 2 && noun.last == "s" && noun.dropLast().allSatisfy { $0.isUppercase || $0.isNumber }
    }

    private static func endsInVowel(_ word: Substring) -> Bool {
        word.last.map { "aeiou".contains($0) } ?? false
    }

    /// Returns a word in lower case with the first letter's case of another one.
    private static func withCase(of original: String, _ word: String) -> String {
        original.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
    }
}
