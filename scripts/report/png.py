"""Reads PNG files of 8 bits for each channel, as the tool and Chromium write them."""
import struct
import zlib


class Picture:
    """Pixels as (red, green, blue)."""

    def __init__(self, data):
        if data[:8] != b"\x89PNG\r\n\x1a\n":
            raise SystemExit("not a PNG")
        place, packed, palette = 8, b"", None
        while place < len(data):
            size, kind = struct.unpack(">I4s", data[place:place + 8])
            content = data[place + 8:place + 8 + size]
            if kind == b"IHDR":
                self.width, self.height, depth, color, _, _, interlace = struct.unpack(">IIBBBBB", content)
                if depth != 8 or interlace or color not in (0, 2, 3, 6):
                    raise SystemExit(f"a PNG of depth {depth} and colour {color}")
                self.channels = {0: 1, 2: 3, 3: 1, 6: 4}[color]
                self.color = color
            elif kind == b"PLTE":
                palette = content
            elif kind == b"IDAT":
                packed += content
            place += size + 12
        self.palette = palette
        self.rows = self.unfilter(zlib.decompress(packed))

    def unfilter(self, data):
        step, length = self.channels, self.width * self.channels
        rows, above = [], bytearray(length)
        for y in range(self.height):
            start = y * (length + 1)
            kind, row = data[start], bytearray(data[start + 1:start + 1 + length])
            for x in range(length) if kind else ():
                left = row[x - step] if x >= step else 0
                up = above[x]
                if kind == 1:
                    guess = left
                elif kind == 2:
                    guess = up
                elif kind == 3:
                    guess = (left + up) // 2
                else:
                    corner = above[x - step] if x >= step else 0
                    distances = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
                    guess = (left, up, corner)[distances.index(min(distances))]
                row[x] = (row[x] + guess) & 255
            rows.append(row)
            above = row
        return rows

    def pixel(self, x, y):
        start = x * self.channels
        values = self.rows[y][start:start + self.channels]
        if self.color == 3:
            return tuple(self.palette[values[0] * 3:values[0] * 3 + 3])
        return tuple(values[:3]) if len(values) >= 3 else (values[0],) * 3
