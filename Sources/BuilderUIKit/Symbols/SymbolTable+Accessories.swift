import Foundation

extension SymbolTable {
    /// Players, speakers, earphones, watches, computers with others, and hearing devices.
    static let accessories: [String: Outline] = [
        "ipodtouch": Outline(0.85, 1.25) {
            $0.box(0.12, 0.08, 0.61, 1.09, 0.12)
            $0.circle(0.425, 0.99, 0.07)
            $0.line(0.36, 0.2, 0.49, 0.2)
        },
        "ipodtouch.landscape": Outline(1.25, 0.85) {
            $0.box(0.08, 0.12, 1.09, 0.61, 0.12)
            $0.circle(0.99, 0.425, 0.07)
            $0.line(0.2, 0.36, 0.2, 0.49)
        },
        "ipodshuffle.gen1": Outline(0.7, 1.25) {
            $0.box(0.12, 0.08, 0.46, 1.09, 0.12)
            $0.circle(0.35, 0.4, 0.15)
            $0.disc(0.35, 0.4, 0.06)
        },
        "ipodshuffle.gen4": Outline(1.05, 1.05) {
            $0.box(0.08, 0.08, 0.89, 0.89, 0.16)
            $0.circle(0.525, 0.56, 0.27)
            $0.disc(0.525, 0.56, 0.09)
        },
        "homepodmini.2": pair("homepodmini", "homepodmini"),
        "homepodmini.2.fill": pair("homepodmini.fill", "homepodmini.fill"),
        "homepod.and.homepodmini": pair("homepod", "homepodmini"),
        "homepod.and.homepodmini.fill": pair("homepod.fill", "homepodmini.fill"),
        "hifispeaker.and.homepodmini": pair("hifispeaker", "homepodmini"),
        "hifispeaker.and.homepodmini.fill": pair("hifispeaker.fill", "homepodmini.fill"),
        "hifispeaker.and.homepod": pair("hifispeaker", "homepod"),
        "hifispeaker.and.homepod.fill": pair("hifispeaker.fill", "homepod.fill"),
        "hifispeaker.and.appletv": pair("hifispeaker", "appletv"),
        "hifispeaker.and.appletv.fill": pair("hifispeaker.fill", "appletv.fill"),
        "homepod.and.appletv": pair("homepod", "appletv"),
        "homepodmini.and.appletv": pair("homepodmini", "appletv"),
        "tv.and.hifispeaker.fill": pair("tv.fill", "hifispeaker.fill"),
        "display.and.iphone": pair("display", "iphone"),
        "macbook.and.ipad": pair("laptopcomputer", "ipad"),
        "desktopcomputer.and.macbook": pair("desktopcomputer", "laptopcomputer"),
        "display.and.arrow.down": lowered("display", 0.9, 0.62),
        "desktopcomputer.and.arrow.down": lowered("desktopcomputer", 0.9, 0.62),
        "laptopcomputer.and.arrow.down": lowered("laptopcomputer", 1.1, 0.62),
        "hifireceiver": Outline(1.5, 0.85) {
            $0.box(0.08, 0.1, 1.34, 0.58, 0.1)
            $0.circle(0.36, 0.39, 0.14)
            $0.line(0.66, 0.3, 1.22, 0.3)
            for x in [0.7, 0.94, 1.18] as [CGFloat] { $0.disc(x, 0.5, 0.05) }
            $0.line(0.26, 0.7, 0.26, 0.76)
            $0.line(1.24, 0.7, 1.24, 0.76)
        },
        "airport.express": Outline(1.2, 0.7) {
            $0.box(0.08, 0.1, 1.04, 0.5, 0.16)
            $0.disc(0.6, 0.42, 0.05)
        },
        "airport.extreme": Outline(1.4, 0.75) {
            $0.box(0.08, 0.1, 1.24, 0.54, 0.2)
            $0.disc(0.7, 0.48, 0.05)
        },
        "airport.extreme.tower": Outline(0.85, 1.25) {
            $0.box(0.12, 0.08, 0.61, 1.09, 0.12)
            $0.disc(0.425, 1.0, 0.05)
        },
        "airpod.left": Outline(0.7, 1.2) { bud($0, x: 0.04) },
        "airpod.right": Outline(0.7, 1.2) { bud($0, x: 0.66, isMirrored: true) },
        "airpodpro.left": Outline(0.8, 1.1) {
            $0.rounded(0.1, 0.22, 0.4, 0.1, 0.72, 0.28, 0.72, 0.94, 0.5, 0.94, 0.5, 0.64, 0.22, 0.62, radius: 0.13)
            $0.line(0.24, 0.34, 0.3, 0.5)
        },
        "airpodpro.right": Outline(0.8, 1.1) {
            $0.rounded(0.7, 0.22, 0.4, 0.1, 0.08, 0.28, 0.08, 0.94, 0.3, 0.94, 0.3, 0.64, 0.58, 0.62, radius: 0.13)
            $0.line(0.56, 0.34, 0.5, 0.5)
        },
        "airpods.chargingcase.wireless": chargingCase(1.0), "airpodspro.chargingcase.wireless": chargingCase(1.3),
        "airpods.gen3.chargingcase.wireless": chargingCase(1.2),
        "beats.headphones": Outline(1.2, 1.2) {
            $0.arc(0.6, 0.58, 0.48, from: 180, to: 360)
            $0.filledBox(0.06, 0.58, 0.26, 0.54, 0.11)
            $0.filledBox(0.88, 0.58, 0.26, 0.54, 0.11)
        },
        "beats.earphones": Outline(1.15, 1.25) {
            $0.disc(0.2, 0.24, 0.14)
            $0.disc(0.95, 0.24, 0.14)
            $0.curve(0.2, 0.36, 0.24, 0.7, 0.575, 0.86, 0.91, 0.7, 0.95, 0.36)
            $0.line(0.575, 0.86, 0.575, 1.17)
        },
        "beats.powerbeats": Outline(1.3, 1.1) {
            for (x, side) in [(0.34, -1), (0.96, 1)] as [(CGFloat, CGFloat)] {
                $0.disc(x, 0.66, 0.18)
                $0.curve(
                    x - side * 0.06, 0.5, x - side * 0.04, 0.2, x + side * 0.14, 0.12, x + side * 0.25, 0.3,
                    x + side * 0.24, 0.6, x + side * 0.16, 0.94)
            }
        },
        "macpro.gen2": Outline(0.9, 1.3) {
            $0.oval(0.45, 0.22, 0.35, 0.13)
            $0.curve(0.1, 0.22, 0.08, 0.7, 0.1, 1.08, 0.45, 1.22, 0.8, 1.08, 0.82, 0.7, 0.8, 0.22)
        },
        "macpro.gen3.server": rack(1), "xserve": rack(0),
        "applepencil.tip": Outline(0.7, 1.2) {
            $0.rounded(0.12, 0.08, 0.12, 0.62, 0.35, 1.12, 0.58, 0.62, 0.58, 0.08, radius: 0.06, closed: false)
            $0.line(0.12, 0.62, 0.58, 0.62)
        },
        "applepencil.adapter.usb.c": Outline(0.7, 1.2) {
            $0.box(0.1, 0.3, 0.5, 0.82, 0.12)
            $0.rounded(0.2, 0.28, 0.2, 0.08, 0.5, 0.08, 0.5, 0.28, radius: 0.06, closed: false)
            $0.disc(0.35, 0.56, 0.07)
        },
        "cable.coaxial": Outline(1.3, 1.05) {
            $0.rounded(0.08, 0.3, 0.56, 0.3, 0.56, 0.76, 0.08, 0.76, radius: 0.06, closed: false)
            $0.box(0.56, 0.18, 0.4, 0.7, 0.08)
            $0.line(0.98, 0.53, 1.22, 0.53)
        },
        "platter.2.filled.iphone": platter("iphone", [(0.16, 0.24, 0.48, 0.28), (0.16, 0.62, 0.48, 0.28)]),
        "platter.filled.top.iphone": platter("iphone", [(0.16, 0.24, 0.48, 0.28)]),
        "platter.filled.bottom.iphone": platter("iphone", [(0.16, 0.66, 0.48, 0.28)]),
        "platter.2.filled.ipad": platter("ipad", [(0.22, 0.22, 0.56, 0.3), (0.22, 0.64, 0.56, 0.3)]),
        "iphone.smartbatterycase.gen1": Outline(0.9, 1.3) {
            $0.box(0.1, 0.08, 0.7, 1.14, 0.16)
            $0.box(0.28, 0.42, 0.34, 0.56, 0.08)
            $0.disc(0.3, 0.25, 0.06)
        },
        "applewatch.radiowaves.left.and.right": Outline(1.6, 1.25) {
            $0.place("applewatch", 0.35, 0, 1)
            for radius in [0.56, 0.72] as [CGFloat] {
                $0.arc(0.8, 0.625, radius, from: 155, to: 205)
                $0.arc(0.8, 0.625, radius, from: -25, to: 25)
            }
        },
        "applewatch.side.right": Outline(0.75, 1.35) {
            $0.box(0.2, 0.32, 0.32, 0.71, 0.12)
            $0.line(0.24, 0.3, 0.3, 0.08, 0.4, 0.08)
            $0.line(0.24, 1.05, 0.3, 1.27, 0.4, 1.27)
            $0.filledBox(0.56, 0.54, 0.1, 0.26, 0.05)
        },
        "applewatch.and.arrow.forward": Outline(1.45, 1.25) {
            $0.place("applewatch", 0, 0, 1)
            $0.arrow(0.98, 0.625, 1.37, 0.625, 0.22)
        },
        "lock.open.laptopcomputer": Outline(1.6, 1.2) {
            $0.place("laptopcomputer", 0, 0.1, 1)
            $0.place("lock.open.fill", 0.58, 0.26, 0.4)
        },
        "hearingdevice.ear": Outline(1.15, 1.3) {
            $0.place("ear", 0, 0.04, 1)
            $0.curve(0.6, 0.12, 0.94, 0.14, 1.06, 0.48, 0.98, 0.86, 0.84, 0.96)
        },
        "hearingdevice.and.signal.meter": metered { pen in
            pen.rounded(0.14, 0.3, 0.3, 0.1, 0.5, 0.3, 0.5, 0.86, 0.26, 1.0, 0.14, 0.7, radius: 0.13)
            pen.curve(0.4, 0.18, 0.6, 0.08, 0.72, 0.24, 0.7, 0.44)
        },
        "hearingdevice.and.signal.meter.fill": metered { pen in
            pen.rounded(
                0.1, 0.28, 0.3, 0.05, 0.54, 0.28, 0.54, 0.88, 0.26, 1.05, 0.1, 0.72, radius: 0.15, filled: true)
            pen.curve(0.44, 0.14, 0.6, 0.08, 0.72, 0.24, 0.7, 0.44)
        },
        "mic.and.signal.meter": metered { pen in pen.place("mic", 0, 0, 0.92) },
        "mic.and.signal.meter.fill": metered { pen in pen.place("mic.fill", 0, 0, 0.92) },
        "ear.and.waveform": waved("ear"), "bell.and.waveform": waved("bell"),
        "bell.and.waveform.fill": waved("bell.fill"), "video.and.waveform": waved("video"),
        "video.and.waveform.fill": waved("video.fill"), "phone.and.waveform": waved("phone"),
        "phone.and.waveform.fill": waved("phone.fill"),
        "key.radiowaves.forward": Outline(1.6, 1.2) {
            $0.place("key", 0, 0, 1)
            for radius in [0.3, 0.48] as [CGFloat] { $0.arc(1.02, 0.6, radius, from: -38, to: 38) }
        },
        "key.radiowaves.forward.fill": Outline(1.6, 1.2) {
            $0.place("key.fill", 0, 0, 1)
            for radius in [0.3, 0.48] as [CGFloat] { $0.arc(1.02, 0.6, radius, from: -38, to: 38) }
        },
        "teletype.answer": Outline(1.45, 1.45) {
            $0.place("teletype", 0, 0.34, 1)
            $0.arrow(0.95, 0.06, 0.6, 0.3, 0.18)
        },
    ]

    /// Returns two symbols beside each other, on one ground.
    private static func pair(_ first: String, _ second: String) -> Outline {
        Outline(1.75, 1.25) {
            for (name, middle) in [(first, 0.46), (second, 1.29)] as [(String, CGFloat)] {
                guard let size = drawing(named: name)?.size else { continue }
                let scale = min(0.84 / size.width, 1.17 / size.height)
                $0.place(name, middle - size.width * scale / 2, 1.2 - size.height * scale, scale)
            }
        }
    }

    /// Returns a computer with an arrow onto its screen.
    private static func lowered(_ name: String, _ y: CGFloat, _ end: CGFloat) -> Outline {
        Outline(1.6, 1.45) {
            guard let size = drawing(named: name)?.size else { return }
            $0.place(name, 0.8 - size.width / 2, 1.41 - size.height, 1)
            $0.arrow(0.8, 0.08, 0.8, end + (1.41 - size.height) * 0.5, 0.2)
        }
    }

    @Sendable private static func bud(_ pen: SymbolPen, x: CGFloat, isMirrored: Bool = false) {
        let side: CGFloat = isMirrored ? -1 : 1
        pen.rounded(
            x + side * 0.06, 0.1, x + side * 0.5, 0.1, x + side * 0.5, 1.1, x + side * 0.34, 1.1, x + side * 0.34, 0.56,
            x + side * 0.06, 0.46, radius: 0.1)
        pen.line(x + side * 0.2, 0.2, x + side * 0.2, 0.32)
    }

    /// Returns the case of earphones above the waves of its charger.
    private static func chargingCase(_ width: CGFloat) -> Outline {
        Outline(width + 0.16, 1.35) {
            $0.box(0.08, 0.08, width, 0.84, 0.28)
            $0.line(0.1, 0.42, 0.06 + width, 0.42)
            $0.disc(0.08 + width / 2, 0.62, 0.055)
            $0.arc(0.08 + width / 2, 0.56, 0.54, from: 62, to: 118)
            $0.arc(0.08 + width / 2, 0.56, 0.7, from: 66, to: 114)
        }
    }

    @Sendable private static func shelf(_ pen: SymbolPen, _ y: CGFloat) {
        pen.box(0.08, y, 1.34, 0.3, 0.07)
        for x in [0.26, 0.42, 0.58] as [CGFloat] { pen.disc(x, y + 0.15, 0.05) }
        pen.line(0.86, y + 0.15, 1.24, y + 0.15)
    }

    private static func rack(_ extra: Int) -> Outline {
        Outline(1.5, 0.46 + 0.4 * CGFloat(extra)) { pen in
            for row in 0...extra { shelf(pen, 0.08 + CGFloat(row) * 0.4) }
        }
    }

    /// Returns a device with filled boxes on its screen, which are given as x, y, width and height.
    private static func platter(_ device: String, _ boxes: [(CGFloat, CGFloat, CGFloat, CGFloat)]) -> Outline {
        Outline(device == "ipad" ? 1.0 : 0.8, 1.25) {
            $0.place(device, 0, 0, 1)
            for (x, y, width, height) in boxes { $0.filledBox(x, y, width, height, 0.06) }
        }
    }

    /// Returns a device beside the bars of a level.
    private static func metered(_ build: @escaping Build) -> Outline {
        Outline(1.4, 1.15) {
            build($0)
            for (bar, width) in [0.2, 0.3, 0.4].enumerated() {
                let y = 0.95 - CGFloat(bar) * 0.26
                $0.line(0.92, y, 0.92 + CGFloat(width), y)
            }
        }
    }

    /// Returns a symbol before three bars of a sound.
    private static func waved(_ name: String) -> Outline {
        Outline(1.75, 1.3) {
            guard let size = drawing(named: name)?.size else { return }
            let scale = min(1.15 / size.width, 1.2 / size.height)
            $0.place(name, 0, 0.65 - size.height * scale / 2, scale)
            for (x, half) in [(1.3, 0.14), (1.48, 0.34), (1.66, 0.2)] as [(CGFloat, CGFloat)] {
                $0.line(x, 0.65 - half, x, 0.65 + half)
            }
        }
    }
}
