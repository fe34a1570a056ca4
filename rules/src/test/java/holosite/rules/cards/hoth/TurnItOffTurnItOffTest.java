package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Action;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Turn It Off! Turn It Off! */
class TurnItOffTurnItOffTest {
    private static final String OFF = "Turn It Off! Turn It Off!";
    private static final String CHEWIE = "Chewbacca (2_3)";

    private static Position wreck(String hit) {
        return table().at(CANTINA, CHEWIE, hit).hit(hit).hand(DARK, OFF);
    }

    @ParameterizedTest
    @ValueSource(strings = {"LIN-V8K (Elleyein-Veeatekay)", "Snowspeeder", "X-wing"})
    void whatWasHitIsLostAfterAll(String hit) {
        var scene = wreck(hit).turn(LIGHT, Phase.CONTROL);
        scene.expectDecider(DARK).play(OFF).passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.lost(LIGHT)).contains(hit);
        assertThat(scene.used(DARK)).contains(OFF);
        var spared = wreck(hit).turn(LIGHT, Phase.CONTROL);
        spared.pass(DARK).passUntil(LIGHT, Phase.CONTROL);
        assertThat(spared.used(LIGHT)).contains(hit);
        assertThat(spared.lost(LIGHT)).doesNotContain(hit);
    }

    @Test
    void whatSavesByChoiceIsCanceledToo() {
        var scene =
                table().at(MOS_EISLEY, "WED-1016 'Techie' Droid", "Snowspeeder")
                        .hit("Snowspeeder")
                        .hand(DARK, OFF)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use("WED-1016 'Techie' Droid").passUntil("play " + OFF).play(OFF);
        scene.passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.lost(LIGHT)).contains("Snowspeeder");
    }

    /** Whatever is lost at the Cantina goes to the Used Pile. */
    @ParameterizedTest
    @CsvSource({
        "Snowspeeder, true, true",
        "Snowspeeder, false, false",
        "Rebel Trooper, true, false"
    })
    void onlyCraftAndDroidsThatWereHit(String lost, boolean hit, boolean answered) {
        var net =
                Kinds.effect("Plain Net", LIGHT, "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Actions.automatically(
                                        Action.at(When.just(Event.TO_BE_LOST))
                                                .then(Effects.toUsedPile(Filters.THAT))));
        var blow =
                Kinds.usedInterrupt("Plain Blow", LIGHT, "0_2")
                        .destiny(3)
                        .says(
                                Actions.used(
                                        Action.at(When.anyTime())
                                                .target(
                                                        "target",
                                                        Filters.CHARACTER.or(Filters.VEHICLE))
                                                .then(
                                                        hit
                                                                ? Effects.hit(
                                                                        Filters.chosen("target"))
                                                                : Effects.lose(
                                                                        Filters.chosen(
                                                                                "target")))));
        var scene =
                tableWith(net, blow)
                        .at(CANTINA, lost)
                        .beside(LIGHT, "Plain Net")
                        .hand(LIGHT, "Plain Blow")
                        .hand(DARK, OFF)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Plain Blow");
        scene.answerDefaults(
                () -> !scene.isOffered("play " + OFF) && !scene.used(LIGHT).contains(lost));
        assertThat(scene.isOffered("play " + OFF)).isEqualTo(answered);
    }

    @Test
    void hansToolkitIsCanceledAndTheInterruptUsed() {
        var toolkit =
                Kinds.device("Han's Toolkit", LIGHT, "0_1")
                        .destiny(4)
                        .says(Abilities.deploysOn(Filters.CHARACTER));
        var scene =
                tableWith(toolkit)
                        .at(CANTINA, "Rebel Trooper")
                        .on("Rebel Trooper", "Han's Toolkit", "Electrobinoculars")
                        .hand(DARK, OFF)
                        .turn(DARK, Phase.CONTROL);
        scene.play(OFF).passUntil(DARK);
        assertThat(scene.cardsOn("Rebel Trooper")).containsExactly("Electrobinoculars");
        assertThat(scene.used(DARK)).contains(OFF);
    }

    @Test
    void crashSiteMemorialIsCanceledAndTheInterruptLost() {
        var scene =
                table().beside(LIGHT, "Crash Site Memorial")
                        .hand(DARK, OFF)
                        .turn(DARK, Phase.CONTROL);
        scene.play(OFF).passUntil(DARK);
        assertThat(scene.lost(LIGHT)).contains("Crash Site Memorial");
        assertThat(scene.lost(DARK)).contains(OFF);
        table().beside(LIGHT, "Bacta Tank")
                .hand(DARK, OFF)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + OFF);
    }
}
