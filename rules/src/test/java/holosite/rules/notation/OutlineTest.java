package holosite.rules.notation;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Outline;
import holosite.rules.kit.Piece;
import holosite.rules.kit.Scene;
import holosite.rules.log.Audience;
import holosite.rules.refusal.Refusal;
import holosite.rules.table.Zone;
import holosite.rules.tell.PositionWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Positions as data: read, written, drawn from a deck, made from a game, and judged. */
class OutlineTest {
    private static final CardPool POOL = CardPool.of(AllCards.all());
    private static final String POSITION =
            """
            turn: Light 6, deploy phase
            seed: 99
            table:
              Tatooine: Cantina (Light over Dark)
                Darth Vader
                  Vader's Lightsaber
                  Leia Organa (captive)
                Stormtrooper [moved, hit]
                Stormtrooper#2
              Spaceport City (Dark, Tatooine)
              Tatooine (Dark)
                Devastator
                  DS-61-2 (passenger)
              Death Star (Dark) = 7 -> Tatooine
            dark:
              hand: Sense; 3
              force: 4
              lost: 2x Dengar
              next destiny: 3, ?, 5
              deck: 20x Stormtrooper; 9x TIE Scout; 9x Dewback; Sense; 2x Dengar
            light:
              side of table: Mind What You Have Learned
                Han Solo (stacked)
              hand: Luke Skywalker
              reserve: 12; nothing else
            """;

    private static String again(String text) {
        return PositionNotation.write(PositionNotation.outline(text, POOL), POOL).text();
    }

    @Test
    void aPositionIsWrittenAsItWasRead() {
        assertThat(again(POSITION)).isEqualTo(POSITION);
    }

    @Test
    void theLineOfEachCardIsKnown() {
        Outline outline = PositionNotation.outline(POSITION, POOL);
        PositionNotation.Written written = PositionNotation.write(outline, POOL);
        List<String> lines = written.text().lines().toList();
        List<Piece> pieces = outline.pieces();
        assertThat(written.lines()).hasSameSizeAs(pieces);
        for (int i = 0; i < pieces.size(); i++) {
            assertThat(lines.get(written.lines().get(i) - 1))
                    .contains(pieces.get(i).card().title());
        }
    }

    @Test
    void everyCardIsNamedSoThatItAloneIsMeant() {
        for (Side side : Side.values()) {
            List<Card> all = AllCards.all().stream().filter(card -> card.side() == side).toList();
            for (int from = 0; from < all.size(); from += 40) {
                List<Card> some = all.subList(from, Math.min(from + 40, all.size()));
                String hand =
                        "turn: Dark, draw phase\n"
                                + side.word().toLowerCase(Locale.ROOT)
                                + ":\n  hand: "
                                + some.stream()
                                        .map(card -> card.title() + " (" + card.id() + ")")
                                        .collect(Collectors.joining("; "));
                Outline outline = PositionNotation.outline(again(hand), POOL);
                assertThat(outline.players().of(side).pile(Zone.HAND))
                        .flatExtracting(item -> item.card().stream().toList())
                        .containsExactlyElementsOf(some);
            }
        }
    }

    @Test
    void everyCardThatCanBeAtALocationIsNamedSoThereToo() {
        List<Card> units =
                AllCards.all().stream().filter(card -> card.is(CardType.CHARACTER)).toList();
        for (int from = 0; from < units.size(); from += 100) {
            List<Card> some = units.subList(from, Math.min(from + 100, units.size()));
            String table =
                    "turn: Dark, draw phase\ntable:\n  Tatooine: Cantina (Dark)\n"
                            + some.stream()
                                    .map(
                                            card ->
                                                    "    "
                                                            + card.side().word()
                                                            + " "
                                                            + card.title()
                                                            + " ("
                                                            + card.id()
                                                            + ")\n")
                                    .collect(Collectors.joining());
            assertThat(PositionNotation.outline(again(table), POOL).table().getFirst().on())
                    .extracting(Piece::card)
                    .containsExactlyElementsOf(some);
        }
    }

    // ---- decks

    private static final String DRAWN =
            """
            turn: Dark, deploy phase
            seed: %d
            table:
              Tatooine: Cantina (Dark)
                Darth Vader
            dark:
              hand: Sense; 3
              force: 2
              next destiny: ?, 5
              deck: Darth Vader; 2x Sense; 10x Stormtrooper; 9x Dewback; 5x TIE Scout
            """;

    @Test
    void whatIsNotNamedIsDrawnFromTheDeckAsTheSeedSays() {
        Scene scene = PositionNotation.read(DRAWN.formatted(3), POOL);
        assertThat(scene.hand(DARK)).hasSize(4);
        assertThat(scene.forcePile(DARK)).hasSize(2);
        // Vader and one Sense are taken out of the deck first
        assertThat(scene.reserve(DARK)).hasSize(27 - 2 - 5);
        var all = new ArrayList<>(scene.hand(DARK));
        all.addAll(scene.forcePile(DARK));
        all.addAll(scene.reserve(DARK));
        assertThat(all).filteredOn(name -> name.startsWith("Stormtrooper")).hasSize(10);
        assertThat(all).filteredOn(name -> name.contains("Sense")).hasSize(2);
        assertThat(scene.printed(scene.reserve(DARK).get(1)).destiny()).containsExactly(5.0);

        Scene same = PositionNotation.read(DRAWN.formatted(3), POOL);
        assertThat(same.hand(DARK)).isEqualTo(scene.hand(DARK));
        assertThat(same.reserve(DARK)).isEqualTo(scene.reserve(DARK));
        Scene other = PositionNotation.read(DRAWN.formatted(4), POOL);
        assertThat(other.reserve(DARK)).isNotEqualTo(scene.reserve(DARK));
    }

    @Test
    void aDeckWithTooFewCardsIsRefusedAtThePileThatLacksThem() {
        assertThatThrownBy(
                        () ->
                                PositionNotation.read(
                                        DRAWN.formatted(3).replace("hand: Sense; 3", "hand: 40"),
                                        POOL))
                .hasMessageStartingWith("line 7: The deck of Dark has no card left");
    }

    // ---- games

    @Test
    void aPlayerIsToldOnlyWhatHeMayKnowOfAGame() {
        String game =
                """
                turn: Dark, deploy phase
                table:
                  Tatooine: Cantina (Dark)
                    Darth Vader
                dark:
                  hand: Sense
                  force: 2x Stormtrooper
                light:
                  hand: %s; Luke Skywalker
                  reserve: %s; nothing else
                """;
        var one = PositionNotation.read(game.formatted("Han Solo", "Leia Organa"), POOL).game();
        var two = PositionNotation.read(game.formatted("Leia Organa", "Han Solo"), POOL).game();
        Outline dark = PositionNotation.outline(one, Audience.DARK);
        assertThat(dark).isEqualTo(PositionNotation.outline(two, Audience.DARK));
        assertThat(dark.players().of(LIGHT).pile(Zone.HAND))
                .containsExactly(Outline.Item.unnamed(2));
        assertThat(dark.players().of(LIGHT).deck()).isEmpty();
        // his own piles he knows only as what is left of his deck
        assertThat(dark.players().of(DARK).pile(Zone.FORCE_PILE))
                .containsExactly(Outline.Item.unnamed(2));
        assertThat(dark.players().of(DARK).deck()).hasSize(46);
        assertThat(PositionNotation.outline(one, Audience.LIGHT))
                .isNotEqualTo(PositionNotation.outline(two, Audience.LIGHT));
        assertThat(PositionNotation.outline(one).players().of(LIGHT).pile(Zone.RESERVE_DECK))
                .extracting(item -> item.card().orElseThrow().title())
                .containsExactly("Leia Organa");
    }

    // ---- remarks and slots

    private static List<PositionRemark> remarks(String text) {
        return new PositionRemarks(PositionNotation.layOut(text, POOL)).all();
    }

    @Test
    void whatIsOddIsRemarkedWithARemedy() {
        String sixty =
                """
                turn: Dark 4, deploy phase
                table:
                  Tatooine: Cantina (Dark)
                    Stormtrooper
                      Luke's Lightsaber
                    Luke Skywalker [hit]
                  Tatooine (Dark)
                    Rebel Trooper
                dark:
                  reserve: 58; nothing else
                light:
                  reserve: 50; nothing else
                """;
        List<PositionRemark> found = remarks(sixty);
        assertThat(found)
                .extracting(one -> one.getClass().getSimpleName())
                .contains("OthersTurn", "WrongSize", "Misfit", "Leaves");
        for (PositionRemark one : found) {
            var en = new PositionWords(Language.EN);
            var fr = new PositionWords(Language.FR);
            assertThat(fr.remark(one)).isNotEqualTo(en.remark(one)).doesNotContain("%");
            assertThat(fr.remedy(one)).isNotEqualTo(en.remedy(one)).doesNotContain("%");
        }
        assertThat(
                        remarks(
                                """
                        turn: Dark 5, deploy phase
                        table:
                          Tatooine: Cantina (Dark)
                            Darth Vader
                              Vader's Lightsaber
                          Tatooine (Dark)
                            Executor
                        dark:
                          reserve: 55; nothing else
                        light:
                          reserve: 60; nothing else
                        """))
                .isEmpty();
    }

    @Test
    void aCardGoesWhereItsKindCanBeAndNowhereElse() {
        LaidOut position =
                PositionNotation.layOut(
                        """
                        turn: Dark 5, deploy phase
                        table:
                          Tatooine: Cantina (Light)
                            Luke Skywalker
                          Tatooine (Light)
                            Black 2
                        dark:
                          hand: Darth Vader
                        """,
                        POOL);
        PositionRemarks.Slots slots = new PositionRemarks(position).slots(DARK);
        assertThat(slots.table()).isEqualTo(Refusal.NONE);
        // at the Cantina, where Dark has neither presence nor icon; with Luke as his captive
        assertThat(slots.pieces())
                .containsExactly(
                        Refusal.NONE, Refusal.NONE, Refusal.WRONG_KIND_OF_PLACE, Refusal.NONE);
        assertThat(slots.sides())
                .containsExactly(Refusal.WRONG_KIND_OF_PLACE, Refusal.WRONG_KIND_OF_PLACE);
    }
}
