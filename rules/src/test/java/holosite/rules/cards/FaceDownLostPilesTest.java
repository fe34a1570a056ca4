package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.log.Audience;
import holosite.rules.log.CardName;
import holosite.rules.log.Entry;
import holosite.rules.table.Zone;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Eyes In The Dark and Your Eyes Can Deceive You, beside a Lost Pile that lies face down. */
class FaceDownLostPilesTest {

    enum Card {
        EYES_IN_THE_DARK(LIGHT, "Eyes In The Dark"),
        YOUR_EYES_CAN_DECEIVE_YOU(DARK, "Your Eyes Can Deceive You");

        private final Side side;
        private final String title;

        Card(Side side, String title) {
            this.side = side;
            this.title = title;
        }
    }

    private static final String[] LOST = {"Han Solo (1_11)", "Rebel Trooper"};

    /** Dark drains for 1 at the Cantina; the Light Side's top card there is Luke. */
    private static Position drained() {
        return table().site(CANTINA, DARK)
                .at(CANTINA, "Stormtrooper")
                .reserve(LIGHT, "Luke Skywalker")
                .hand(LIGHT, "Leia Organa")
                .lost(LIGHT, LOST);
    }

    private static String top(Scene scene, Side pile, Side viewer) {
        return scene.game().view(viewer).of(pile).topOfLostPile();
    }

    private static boolean isNamed(Scene scene, String title) {
        return List.of(Audience.DARK, Audience.LIGHT, Audience.SPECTATOR).stream()
                .anyMatch(
                        reader ->
                                scene.game().log().from(0).stream()
                                        .map(entry -> entry.to(reader))
                                        .map(Entry::named)
                                        .flatMap(List::stream)
                                        .map(CardName::title)
                                        .anyMatch(title::equals));
    }

    @ParameterizedTest
    @EnumSource
    @Claim("eyes-in-the-dark#1")
    void whatIsLostFromLifeForceIsSeenByNeither(Card card) {
        for (Side pile : Side.values()) {
            var scene = drained().beside(pile, card.title).turn(DARK, Phase.CONTROL);
            scene.drainAt(CANTINA).passUntil(LIGHT).lose("Reserve Deck");
            assertThat(scene.isIn("Luke Skywalker", Zone.LOST_PILE)).isTrue();
            boolean hidden = pile == LIGHT;
            assertThat(isNamed(scene, "Luke Skywalker")).isEqualTo(!hidden);
            for (Side viewer : Side.values()) {
                assertThat(top(scene, LIGHT, viewer)).isEqualTo(hidden ? "" : "Luke Skywalker");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    @Claim("eyes-in-the-dark#2")
    void whatIsLostFromHandIsShownAndThenLiesFaceDown(Card card) {
        var scene = drained().beside(LIGHT, card.title).turn(DARK, Phase.CONTROL);
        scene.drainAt(CANTINA).passUntil(LIGHT).lose("Leia Organa");
        assertThat(scene.isIn("Leia Organa", Zone.LOST_PILE)).isTrue();
        assertThat(isNamed(scene, "Leia Organa")).isTrue();
        for (Side viewer : Side.values()) {
            assertThat(top(scene, LIGHT, viewer)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    @Claim("eyes-in-the-dark#3")
    void whatIsLostFromTheTableIsShownAndThenLiesFaceDown(Card card) {
        var scene =
                table().system("Tatooine", DARK)
                        .system("Hoth", DARK)
                        .at(CANTINA, "Luke Skywalker", "Darth Vader")
                        .on("Hoth", "Sunsdown")
                        .beside(DARK, card.title)
                        .hand(LIGHT, "Alter (1_71)")
                        .nextDestiny(LIGHT, 0)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Alter").choose("Sunsdown").passResponses();
        assertThat(scene.isIn("Sunsdown", Zone.LOST_PILE)).isTrue();
        assertThat(isNamed(scene, "Sunsdown")).isTrue();
        for (Side viewer : Side.values()) {
            assertThat(top(scene, DARK, viewer)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    @Claim("eyes-in-the-dark#4")
    void cardsAreTakenFromThereAsEver(Card card) {
        for (boolean down : new boolean[] {true, false}) {
            var position =
                    table().hand(LIGHT, "Effective Repairs")
                            .lost(LIGHT, "Han Solo (1_11)", "Nightfall", "Special Modifications")
                            .force(LIGHT, 3);
            if (down) {
                position.beside(LIGHT, card.title);
            }
            var scene = position.turn(LIGHT, Phase.CONTROL).play("Effective Repairs");
            scene.passUntil("Nightfall");
            var shown =
                    scene.game().view(LIGHT).question().orElseThrow().choices().stream()
                            .map(choice -> choice.card().title())
                            .toList();
            assertThat(shown).contains("Nightfall", "Special Modifications");
            scene.choose("Nightfall").passResponses();
            assertThat(scene.hand(LIGHT)).contains("Nightfall");
        }
    }

    @ParameterizedTest
    @EnumSource
    @Claim("eyes-in-the-dark#5")
    void baragwinLooksAtTheTopCard(Card card) {
        for (String top : new String[] {"Blaster Rifle", "Rebel Trooper"}) {
            var scene =
                    table().at(CANTINA, "Baragwin")
                            .lost(LIGHT, top, "Electrobinoculars")
                            .beside(LIGHT, card.title)
                            .force(LIGHT, 3)
                            .turn(LIGHT, Phase.DEPLOY);
            assertThat(top(scene, LIGHT, LIGHT)).isEmpty();
            if (top.equals("Blaster Rifle")) {
                scene.use("Baragwin").passResponses();
                assertThat(scene.used(LIGHT)).contains(top);
            } else {
                scene.mayNot("use Baragwin");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void itIsDeployedBesideEitherLostPile(Card card) {
        for (Side pile : Side.values()) {
            var scene =
                    table().lost(LIGHT, "Rebel Trooper")
                            .lost(DARK, "Stormtrooper")
                            .hand(card.side, card.title)
                            .turn(card.side, Phase.DEPLOY);
            scene.deploy(card.title)
                    .answer(pile == card.side ? "own side of the table" : "other side of the table")
                    .passResponses();
            assertThat(top(scene, LIGHT, DARK).isEmpty()).isEqualTo(pile == LIGHT);
            assertThat(top(scene, DARK, DARK).isEmpty()).isEqualTo(pile == DARK);
        }
    }

    @Test
    void thePileIsTurnedUpAgainWhenItIsGone() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "Darth Vader")
                        .lost(DARK, "Stormtrooper")
                        .beside(DARK, "Eyes In The Dark")
                        .hand(DARK, "Alter (1_234)")
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.CONTROL);
        assertThat(top(scene, DARK, DARK)).isEmpty();
        scene.play("Alter").passResponses();
        assertThat(top(scene, DARK, DARK)).isEqualTo("Stormtrooper");
        assertThat(top(scene, LIGHT, DARK)).isEqualTo("Eyes In The Dark");
    }
}
