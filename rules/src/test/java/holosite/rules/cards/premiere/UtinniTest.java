package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Utinni!, of either side. */
class UtinniTest {
    private static final String UTINNI = "Utinni!";

    @Test
    void whereAJawaIsTheOpponentsUtinniEffectComesToHand() {
        var scene =
                table().at(CANTINA, "light Jawa")
                        .on(CANTINA, "Luke? Luuuuke!")
                        .at(MOS_EISLEY, "Luke Skywalker")
                        .aimed("Luke? Luuuuke!", "Luke Skywalker")
                        .hand(LIGHT, UTINNI)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(UTINNI).passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.hand(LIGHT)).containsExactly("Luke? Luuuuke!");
        assertThat(scene.ownerOf("Luke? Luuuuke!")).isEqualTo(LIGHT);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
        assertThat(scene.used(LIGHT)).contains(UTINNI);
        // as one's own, it may be deployed
        scene.passUntil(LIGHT, Phase.DEPLOY).deploy("Luke? Luuuuke!").to(CANTINA);
    }

    @Test
    void theDarkSidesTakesAUtinniEffectOfTheLightSide() {
        var scene =
                table().at(WAR_ROOM, "dark Jawa")
                        .on(WAR_ROOM, "Death Star Plans")
                        .at(CANTINA, "R2-X2")
                        .aimed("Death Star Plans", "R2-X2")
                        .hand(DARK, UTINNI)
                        .turn(DARK, Phase.CONTROL);
        scene.play(UTINNI).passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.hand(DARK)).containsExactly("Death Star Plans");
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Mos Eisley, light Jawa",
        "Tatooine: Cantina, dark Jawa",
        "Tatooine: Cantina, Rebel Trooper"
    })
    void notElsewhereNorForTheOpponentsJawasNorOthers(String place, String card) {
        table().at(place, card)
                .site(CANTINA, DARK)
                .on(CANTINA, "Luke? Luuuuke!")
                .at(FARM, "Luke Skywalker")
                .aimed("Luke? Luuuuke!", "Luke Skywalker")
                .hand(LIGHT, UTINNI)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + UTINNI);
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Mos Eisley, dark Jawa, Death Star Plans",
        "Death Star: War Room, light Jawa, Death Star Plans",
        "Death Star: War Room, Stormtrooper, Death Star Plans",
        "Death Star: War Room, dark Jawa, Luke? Luuuuke!"
    })
    void norTheDarkSides(String place, String card, String effect) {
        table().at(place, card)
                .site(WAR_ROOM, DARK)
                .on(WAR_ROOM, effect)
                .at(CANTINA, "R2-X2")
                .aimed(effect, "R2-X2")
                .hand(DARK, UTINNI)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + UTINNI);
    }

    @Test
    void neitherOnesOwnNorAnyOtherEffect() {
        table().at(WAR_ROOM, "light Jawa")
                .on(WAR_ROOM, "Death Star Plans", "Presence Of The Force")
                .at(CANTINA, "R2-X2")
                .aimed("Death Star Plans", "R2-X2")
                .hand(LIGHT, UTINNI)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + UTINNI);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Jawa Pack, DARK", "DARK, Jawa Siesta, LIGHT", "DARK, Jawa Pack, DARK"})
    void anEffectNamedForJawasIsCanceled(Side side, String effect, Side whose) {
        var scene = table().beside(whose, effect).hand(side, UTINNI).turn(side, Phase.CONTROL);
        scene.play(UTINNI).passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(whose)).contains(effect);
        table().beside(DARK, "Reactor Terminal")
                .at(CANTINA, "light Jawa", "dark Jawa")
                .hand(side, UTINNI)
                .turn(side, Phase.CONTROL)
                .mayNot("play " + UTINNI);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Jawa Song, true",
        "LIGHT, Night Song, false",
        "DARK, Jawa Song, true",
        "DARK, Night Song, false"
    })
    void anInterruptNamedForJawasIsCanceled(Side side, String title, boolean canceled) {
        var song =
                Kinds.usedInterrupt(title, side.opposite(), "0_1")
                        .destiny(3)
                        .says(
                                Actions.used(
                                        Action.at(When.anyTime())
                                                .then(Effects.loseForce(Who.OPPONENT, 1))));
        var scene =
                tableWith(song)
                        .hand(side.opposite(), title)
                        .hand(side, UTINNI)
                        .turn(side.opposite(), Phase.CONTROL);
        scene.play(title);
        assertThat(scene.isOffered("play " + UTINNI)).isEqualTo(canceled);
        if (canceled) {
            scene.play(UTINNI).passUntil(Prompt.Key.PHASE_ACTION);
            assertThat(scene.lost(side)).isEmpty();
        }
    }
}
