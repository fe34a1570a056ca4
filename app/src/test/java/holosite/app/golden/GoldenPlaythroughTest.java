package holosite.app.golden;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.app.input.DeckArgument;
import holosite.bots.kind.BotKind;
import holosite.cards.AllCards;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.notation.DeckNotation;
import holosite.rules.setup.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Seeded games as text, both views at every decision. When one differs, read the difference: is it
 * what the change was meant to do? Then write the files again with {@code ./holosite mvn test -pl
 * app -am -Dtest=GoldenPlaythroughTest -Dgolden=write} and read the diff again before it is
 * committed.
 */
class GoldenPlaythroughTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "old-heroes-at-mos-eisley, mos-eisley-manhunt, old-heroes, ROOKIE, ROOKIE, 11, EN",
        "squadrons-over-hoth, death-squadron, echo-base-squadrons, ROOKIE, ROOKIE, 12, FR",
        "bases-on-ralltiir-and-dantooine, ralltiir-occupation, dantooine-base, ROOKIE, ROOKIE, 14,"
                + " EN",
        "anything-goes, mos-eisley-manhunt, echo-base-squadrons, RANDOM, RANDOM, 13, EN"
    })
    void a_seeded_game_reads_as_it_did(
            String name,
            String dark,
            String light,
            BotKind darkBot,
            BotKind lightBot,
            long seed,
            Language language)
            throws IOException {
        var game =
                Game.start(new Setup(DeckArgument.pool().catalog(), deck(dark), deck(light)), seed);

        String played =
                new Playthrough(language)
                        .of(
                                game,
                                darkBot.bot(AllCards::all, seed),
                                lightBot.bot(AllCards::all, seed + 1));

        var file = Path.of("src/test/resources/golden", name + ".txt");
        if ("write".equals(System.getProperty("golden"))) {
            Files.writeString(file, played);
        }
        assertThat(played).isEqualTo(Files.readString(file));
    }

    private static Setup.PlayerDeck deck(String name) throws IOException {
        try (InputStream in =
                AllCards.class.getResourceAsStream("/holosite/decks/" + name + ".deck")) {
            if (in == null) {
                throw new IllegalArgumentException("no deck " + name);
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return DeckNotation.read(text, AllCards::all).forPlay();
        }
    }
}
