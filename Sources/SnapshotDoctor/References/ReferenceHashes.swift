/// Made by scripts/make-doctor-references: the hashes of the reference pictures, and what drew them.
enum ReferenceHashes {
    static let fingerprint = """
        pixels architecture x86_64
        pixels cairo 1.16.0
        pixels font:Inter-ExtraLight 68714fbd5a4d28aa
        pixels font:Inter-Italic 8b5b73f26cb58e67
        pixels font:Inter-Light 6934447c2d9202bb
        pixels font:Inter-Medium 1e6de7deee4fbf7e
        pixels font:Inter-Regular b9c1ecf5da6ea76c
        pixels font:Inter-SemiBold 98974d736dd8c002
        pixels font:Inter-Thin 6b1340f4f86eef55
        pixels font:InterDisplay-Black 2adc7d2e148fa5f7
        pixels font:InterDisplay-Bold 91b4c5e6584f6d51
        pixels font:InterDisplay-ExtraBold 2b45955ca79799c5
        pixels font:InterDisplay-Regular f0553bc900be8891
        pixels font:InterDisplay-SemiBold 9479c2464a73cc30
        pixels freetype 2.12.1
        pixels fribidi 1.0.8
        pixels harfbuzz 6.0.0
        pixels libjpeg turbo-2.1.5
        pixels pango 1.50.12
        pixels pixman 0.42.2
        pixels renderer 2
        encoder libdeflate 1.14
        encoder libpng 1.6.39
        encoder zlib 1.2.13
        """

    static let pictures: [(name: String, bytes: String, pixels: String)] = [
        ("text.light", "0cdf8a70288d23b47181b536eff5a773", "00e94e435ae20f8cf1c4a414cd08bf79"),
        ("text.dark", "3607be06eb206c56dceff04fa1947b3d", "99433f7bc116a448b52148de83bf494b"),
        ("paragraphs.light", "e73515e256ba367d6a72d14608b962f9", "1e53ff1c91346d5ddba8186d622a90a9"),
        ("paragraphs.dark", "10e4e1fee60d480e5d41222752f7281d", "ac76eb189a5276118f26a421d4cb5179"),
        ("shapes.light", "b3b2efc153ffd5e534bca7c3357594f3", "7c10d5056f159296f230f4ec057d736a"),
        ("shapes.dark", "5a3b95513e0b64ef5072973c8c5f8e7f", "31bfd8e65444e67e10a19e7ca60d1408"),
        ("gradients.light", "555b688ae31e6ed73e65a8516068e7d8", "1e591d9103a00b038024661d24af1732"),
        ("gradients.dark", "ac01d4cd5afa11611fcf3339e3d596ce", "ca7a4add13fc452b4581851a13e9050d"),
        ("images.light", "7f0ac9bb4c324706a57347aebc6964cf", "0dcce3a4704f7ff59099e81b252c403f"),
        ("images.dark", "3f15bdfb2a89b85a3c28532ad78da82a", "7ed5c0c084b6e50815539aad6d916eec"),
        ("controls.light", "d69403ed9ef0f810b49713b95889ac87", "1a1c2e0aff73dcf82c91928286123ef2"),
        ("controls.dark", "17815a000b0d694db166d0b1fb568598", "2af62ede2bb165fa7b4955ec39a9f637"),
        ("directions.light", "144823fee212146016494db8866831f0", "fec96813de90405cc36435cd94fc4473"),
        ("directions.dark", "16c87d2166d829e371b71686473a5878", "09455192dc2c875ea17412a3fba50134"),
    ]
}
