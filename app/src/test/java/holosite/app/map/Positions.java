package holosite.app.map;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.notation.PositionNotation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Positions to draw. */
final class Positions {
    static final String TWO_SITES =
            """
            turn: Dark 3, battle phase
            table:
              Tatooine: Cantina (Dark)
                Darth Vader
                  Vader's Lightsaber
                  Leia Organa (captive)
              Tatooine: Mos Eisley (Light)
                Luke Skywalker
            dark:
              hand: Sense
            light:
              hand: Rebel Barrier
            """;

    private Positions() {}

    static Game game(String position) {
        return PositionNotation.read(position, AllCards::all).game();
    }

    static Card card(String id) {
        return AllCards.byId(id).orElseThrow();
    }

    static GalaxyMap map(String position) {
        return GalaxyMap.of(game(position).view(Side.LIGHT), Positions::card);
    }

    /** Two dozen locations over five planets, with some fifty cards. */
    static String manyWorlds() {
        try (var in =
                Objects.requireNonNull(
                        Positions.class.getResourceAsStream("/maps/many-worlds.position"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
