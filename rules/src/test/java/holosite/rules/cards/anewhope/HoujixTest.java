package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Houjix and Ghhhk, which say the same of each side. */
class HoujixTest {
    private static String weak(Side side) {
        return side == DARK ? "Stormtrooper" : "Rebel Trooper";
    }

    private static String[] strong(Side side) {
        return side == DARK
                ? new String[] {"Darth Vader", "Grand Moff Tarkin"}
                : new String[] {"Luke Skywalker", "Obi-Wan Kenobi"};
    }

    /** A battle this side loses, with this Interrupt in hand. */
    private static Position losing(Side side, String dejarik) {
        return table().site(CANTINA, DARK)
                .at(CANTINA, weak(side))
                .at(CANTINA, strong(side.opposite()))
                .hand(side, dejarik)
                .force(side.opposite(), 5)
                .reserve(side, 20);
    }

    private static Scene damage(Position position, Side side) {
        var scene = position.turn(side.opposite(), Phase.BATTLE).battleAt(CANTINA);
        return scene.passUntil(side, Prompt.Key.DAMAGE_SEGMENT);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT,Houjix", "DARK,Ghhhk"})
    void withNothingLeftToForfeitTheRestOfTheDamageIsCanceled(Side side, String dejarik) {
        var scene = damage(losing(side, dejarik), side);
        scene.mayNot("play " + dejarik);
        scene.forfeit(weak(side)).passUntil(side, Prompt.Key.DAMAGE_SEGMENT);
        assertThat(scene.damageLeft(side)).isPositive();

        scene.play(dejarik).passResponses();

        assertThat(scene.damageLeft(side)).isZero();
        assertThat(scene.lost(side)).containsExactlyInAnyOrder(weak(side), dejarik);
        assertThat(scene.isIn(dejarik, Zone.LOST_PILE)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"LIGHT,Houjix", "DARK,Ghhhk"})
    void theWinnerHasNoUseForIt(Side side, String dejarik) {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, weak(side.opposite()))
                        .at(CANTINA, strong(side))
                        .hand(side, dejarik)
                        .nextDestiny(side.opposite(), 6)
                        .force(side, 5)
                        .reserve(side.opposite(), 20)
                        .turn(side, Phase.BATTLE);
        scene.mayNot("play " + dejarik).battleAt(CANTINA);
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("play " + dejarik);
        }
    }

    @ParameterizedTest
    @CsvSource({"LIGHT,Houjix", "DARK,Ghhhk"})
    void itCannotBeSensedThen(Side side, String dejarik) {
        var scene = damage(losing(side, dejarik).hand(side.opposite(), "Sense"), side);
        scene.forfeit(weak(side)).passUntil(side, Prompt.Key.DAMAGE_SEGMENT).play(dejarik);
        scene.mayNot("play Sense");
        assertThat(scene.passResponses().damageLeft(side)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"LIGHT,Houjix,DARK,Sunsdown", "DARK,Ghhhk,LIGHT,Nightfall"})
    void itCancelsDarkness(Side side, String dejarik, Side theirs, String darkness) {
        var position =
                table().site("Tatooine: Mos Eisley", DARK)
                        .beside(theirs, darkness)
                        .hand(side, dejarik)
                        .hand(theirs, "Sense")
                        .at("Tatooine: Mos Eisley", strong(theirs));
        var scene = position.turn(side, Phase.CONTROL);
        scene.play(dejarik).offers("play Sense").passResponses();
        assertThat(scene.isIn(darkness, Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn(dejarik, Zone.LOST_PILE)).isTrue();

        table().site(CANTINA, DARK)
                .hand(side, dejarik)
                .turn(side, Phase.CONTROL)
                .mayNot("play " + dejarik);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT,Houjix", "DARK,Ghhhk"})
    void cardsElsewhereAreNotLeftToForfeit(Side side, String dejarik) {
        var position = losing(side, dejarik).site("Tatooine: Mos Eisley", DARK);
        position.at("Tatooine: Mos Eisley", weak(side) + "#2");
        var scene = damage(position, side);
        scene.forfeit(weak(side)).passUntil(side, Prompt.Key.DAMAGE_SEGMENT);
        scene.offers("play " + dejarik);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT,Houjix,Chewbacca,Grand Moff Tarkin,Stormtrooper",
        "DARK,Ghhhk,Bossk,Luke Skywalker,R2-D2 (Artoo-Detoo)"
    })
    void whoHasNotLostHasNoDamageToCancel(
            Side side, String dejarik, String winner, String first, String second) {
        var position =
                table().site(CANTINA, DARK)
                        .at(CANTINA, winner, first, second)
                        .hand(side, dejarik)
                        .force(side, 5)
                        .nextDestiny(side.opposite(), 1)
                        .reserve(side.opposite(), 20);
        var scene = position.turn(side, Phase.BATTLE).battleAt(CANTINA);
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("play " + dejarik);
        }
        assertThat(scene.isIn(winner, Zone.LOST_PILE)).isTrue();
    }
}
