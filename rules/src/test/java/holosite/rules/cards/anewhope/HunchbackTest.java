package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Hunchback. */
class HunchbackTest {
    private static final String HUNCHBACK = "Hunchback";
    private static final String BACK = "Plain Back";

    private static final Card TRICK =
            Kinds.lostInterrupt(BACK, DARK, "0_1")
                    .destiny(1)
                    .says(
                            Actions.lost(
                                    Action.at(When.anyTime()).then(Effects.retrieve(Who.YOU, 1))));

    private static Position near(String at) {
        return tableWith(TRICK)
                .at(CANTINA, "Darth Vader")
                .site(BAY, DARK)
                .site(MOS_EISLEY, DARK)
                .at(at, HUNCHBACK)
                .force(DARK, "Stormtrooper", BACK, "Garindan")
                .force(LIGHT, 2);
    }

    @Test
    void duringADrainNextToHimACardWithBackGoesOutOfPlay() {
        var scene = near(BAY).turn(DARK, Phase.CONTROL).drainAt(CANTINA);
        scene.passUntil("use " + HUNCHBACK).use(HUNCHBACK);
        assertThat(scene.offered()).containsExactly(BACK);
        scene.choose(BACK).passResponses();
        assertThat(scene.outOfPlay(DARK)).containsExactly(BACK);
        assertThat(scene.forcePile(DARK)).hasSize(2);
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }

    @Test
    void notAtHisOwnSiteNorFartherAwayNorInHisPlayersDrains() {
        mayNotInThisPhase(
                near(MOS_EISLEY).turn(DARK, Phase.CONTROL).drainAt(CANTINA), "use " + HUNCHBACK);
        var own =
                tableWith(TRICK)
                        .at(CANTINA, "Luke Skywalker")
                        .at(BAY, HUNCHBACK)
                        .force(DARK, "Stormtrooper", BACK)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.CONTROL)
                        .drainAt(CANTINA);
        mayNotInThisPhase(own, "use " + HUNCHBACK);
    }

    @Test
    void onceForEachDrain() {
        var scene = near(BAY).force(DARK, BACK + "#2").turn(DARK, Phase.CONTROL).drainAt(CANTINA);
        scene.passUntil("use " + HUNCHBACK).use(HUNCHBACK);
        assertThat(scene.offered()).containsExactlyInAnyOrder(BACK, BACK + "#2");
        scene.choose(BACK);
        mayNotInThisPhase(scene, "use " + HUNCHBACK);
    }

    /** The letters are what counts, as of "scan": a backpack has them too. */
    @Test
    void withinAWordItIsInTheTitleToo() {
        var scene =
                table().at(CANTINA, "Darth Vader")
                        .site(BAY, DARK)
                        .at(BAY, HUNCHBACK)
                        .force(DARK, "Stormtrooper", "Stormtrooper Backpack", "Double Back")
                        .force(LIGHT, 2)
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(CANTINA);
        scene.passUntil("use " + HUNCHBACK).use(HUNCHBACK);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("Stormtrooper Backpack", "Double Back");
    }
}
