import CCairo

/// The scripts with Noto's families for them and the widths of their boxes when no font is installed (as a fraction of
/// the size; chosen near the average letter's width).
enum FallbackScripts {
    struct Entry {
        let name: String
        let family: String
        let boxAdvance: Double

        /// A Boolean value that indicates whether Inter covers the script; Noto Sans adds its rare letters.
        var isInInter: Bool { family == "NotoSans" }

        init(_ name: String, family: String? = nil, _ boxAdvance: Double = 0.6) {
            self.name = name
            self.family = family ?? "NotoSans" + name.filter { $0 != " " }
            self.boxAdvance = boxAdvance
        }
    }

    static let table: [UInt32: Entry] = [
        HB_SCRIPT_ARABIC.rawValue: Entry("Arabic", 0.5),
        HB_SCRIPT_ARMENIAN.rawValue: Entry("Armenian"),
        HB_SCRIPT_BENGALI.rawValue: Entry("Bengali"),
        HB_SCRIPT_CANADIAN_SYLLABICS.rawValue: Entry("Canadian Aboriginal"),
        HB_SCRIPT_CHEROKEE.rawValue: Entry("Cherokee"),
        HB_SCRIPT_COPTIC.rawValue: Entry("Coptic"),
        HB_SCRIPT_CYRILLIC.rawValue: Entry("Cyrillic", family: "NotoSans"),
        HB_SCRIPT_DEVANAGARI.rawValue: Entry("Devanagari"),
        HB_SCRIPT_ETHIOPIC.rawValue: Entry("Ethiopic"),
        HB_SCRIPT_GEORGIAN.rawValue: Entry("Georgian"),
        HB_SCRIPT_GLAGOLITIC.rawValue: Entry("Glagolitic"),
        HB_SCRIPT_GOTHIC.rawValue: Entry("Gothic"),
        HB_SCRIPT_GREEK.rawValue: Entry("Greek", family: "NotoSans"),
        HB_SCRIPT_GUJARATI.rawValue: Entry("Gujarati"),
        HB_SCRIPT_GURMUKHI.rawValue: Entry("Gurmukhi"),
        HB_SCRIPT_HEBREW.rawValue: Entry("Hebrew", 0.55),
        HB_SCRIPT_JAVANESE.rawValue: Entry("Javanese"),
        HB_SCRIPT_KANNADA.rawValue: Entry("Kannada"),
        HB_SCRIPT_KHMER.rawValue: Entry("Khmer"),
        HB_SCRIPT_LAO.rawValue: Entry("Lao", 0.55),
        HB_SCRIPT_LATIN.rawValue: Entry("Latin", family: "NotoSans"),
        HB_SCRIPT_MALAYALAM.rawValue: Entry("Malayalam"),
        HB_SCRIPT_MONGOLIAN.rawValue: Entry("Mongolian"),
        HB_SCRIPT_MYANMAR.rawValue: Entry("Myanmar"),
        HB_SCRIPT_NKO.rawValue: Entry("NKo"),
        HB_SCRIPT_OGHAM.rawValue: Entry("Ogham"),
        HB_SCRIPT_ORIYA.rawValue: Entry("Oriya"),
        HB_SCRIPT_RUNIC.rawValue: Entry("Runic"),
        HB_SCRIPT_SINHALA.rawValue: Entry("Sinhala"),
        HB_SCRIPT_SYRIAC.rawValue: Entry("Syriac", 0.5),
        HB_SCRIPT_TAMIL.rawValue: Entry("Tamil", 0.7),
        HB_SCRIPT_TELUGU.rawValue: Entry("Telugu"),
        HB_SCRIPT_THAANA.rawValue: Entry("Thaana", 0.5),
        HB_SCRIPT_THAI.rawValue: Entry("Thai", 0.55),
        HB_SCRIPT_TIBETAN.rawValue: Entry("Tibetan", family: "NotoSerifTibetan"),
        HB_SCRIPT_TIFINAGH.rawValue: Entry("Tifinagh"),
        HB_SCRIPT_YI.rawValue: Entry("Yi", 1),
    ]
}
