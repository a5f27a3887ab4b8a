import Render

/// The attributes of a portrait, parsed from words such as `skin:3 hair:wavy/dark top:scoop/red smile:open`.
struct Look {
    enum HairStyle: String {
        case afro, bald, balding, bob, braids, bun, buzz, crop, curly, flat, long, pixie, pony, quiff, scarf, side, wavy
    }
    enum Beard: String {
        case none, stubble, short, full, goatee, moustache
    }
    enum Glasses: String {
        case none, round, square
    }
    enum Top: String {
        case blazer, blouse, crew, hoodie, scoop, shirt, turtle, vest, vneck
    }

    /// The skin color's index, from 0 (lightest) to 7 (darkest).
    var skin = 2
    var hair = HairStyle.crop
    var hairColor = Palette.hair("brown")
    var beard = Beard.none
    var glasses = Glasses.none
    var top = Top.crew
    var topColor = Palette.cloth("navy")
    var backdrop = Palette.backdrop("mist")
    var smilesOpenly = false
    var hasEarrings = false
    /// A Boolean value that indicates whether the image has no backdrop. It is then a PNG with an alpha channel.
    var isCutOut = false
    /// A Boolean value that indicates whether the person sits at a white table, in landscape format.
    var sitsAtTable = false
    var isFemale: Bool
    /// A Boolean value that indicates whether the face has wrinkles.
    var isOld = false
    /// The head's tilt, in degrees.
    var tilt: Double
    var eyeColor: Color

    init(_ words: String, gender: String, key: String) {
        var random = RandomNumbers(seed: "look " + key)
        isFemale = gender == "female"
        tilt = random.number(in: -3.0...3.0)
        eyeColor = Palette.eyes[random.number(in: 0...(Palette.eyes.count - 1))]
        for word in words.split(separator: " ") {
            let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
            apply(parts[0], value: parts.count > 1 ? parts[1] : "")
        }
        let isDark = hairColor == Palette.hair("black") || hairColor == Palette.hair("dark")
        if skin >= 3 || isDark { eyeColor = Palette.eyes[random.number(in: 0...1)] }
    }

    private mutating func apply(_ name: String, value: String) {
        let style = String(value.prefix { $0 != "/" })
        let color = String(value.drop { $0 != "/" }.dropFirst())
        switch name {
        case "skin": skin = Int(value) ?? skin
        case "hair":
            hair = HairStyle(rawValue: style) ?? hair
            hairColor = hair == .scarf ? Palette.cloth(color) : Palette.hair(color)
            isOld = ["silver", "grey", "white"].contains(color)
        case "beard": beard = Beard(rawValue: value) ?? beard
        case "glasses": glasses = Glasses(rawValue: value) ?? glasses
        case "top":
            top = Top(rawValue: style) ?? top
            topColor = Palette.cloth(color)
        case "back": backdrop = Palette.backdrop(value)
        case "smile": smilesOpenly = value == "open"
        case "earrings": hasEarrings = true
        case "alpha": isCutOut = true
        case "scene": sitsAtTable = value == "table"
        default: break
        }
    }
}
