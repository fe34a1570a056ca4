package holosite.server.table.game;

import holosite.rules.Game;
import holosite.rules.kit.CardPool;
import holosite.rules.save.SavedGame;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** A saved game as the journal stores it: compressed, as letters. */
final class PackedGame {
    /** More than any game comes to; a stored text that unpacks to more is damaged. */
    private static final int MOST_BYTES = 4 << 20;

    private PackedGame() {}

    static String pack(Game game) {
        return pack(SavedGame.write(game));
    }

    static String pack(String text) {
        var bytes = new ByteArrayOutputStream();
        try (var packing = new DeflaterOutputStream(bytes)) {
            packing.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    /**
     * @throws RuntimeException if it is damaged, or of a format these rules cannot read
     */
    static Game unpack(String packed, CardPool cards) {
        return SavedGame.read(text(packed), cards);
    }

    /** Whether the game stands as the packed one did. */
    static boolean standsAlike(String packed, Game game) {
        return SavedGame.standAlike(text(packed), SavedGame.write(game));
    }

    static String text(String packed) {
        byte[] bytes = Base64.getDecoder().decode(packed);
        try (var unpacking = new InflaterInputStream(new ByteArrayInputStream(bytes))) {
            byte[] text = unpacking.readNBytes(MOST_BYTES);
            return new String(text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
