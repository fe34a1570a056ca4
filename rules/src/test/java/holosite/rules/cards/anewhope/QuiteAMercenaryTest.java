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
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Quite A Mercenary. */
class QuiteAMercenaryTest {
    private static final String MERCENARY = "Quite A Mercenary";

    private static Scene transported(int destiny, int force) {
        return table().site(BAY, DARK)
                .site(MOS_EISLEY, DARK)
                .at(CANTINA, "Stormtrooper", "Sandtrooper", "Garindan")
                .hand(DARK, "Elis Helrot")
                .hand(LIGHT, MERCENARY)
                .force(DARK, 4)
                .force(LIGHT, force)
                .nextDestiny(DARK, destiny)
                .turn(DARK, Phase.CONTROL)
                .play("Elis Helrot")
                .choose("Stormtrooper", "Garindan")
                .choose(MOS_EISLEY);
    }

    @Test
    void elisAndAllWhomHeTransportedAreLost() {
        var scene = transported(3, 2).yes();
        scene.passUntil("play " + MERCENARY).play(MERCENARY).passResponses();
        assertThat(scene.lost(DARK))
                .containsExactlyInAnyOrder("Elis Helrot", "Stormtrooper", "Garindan");
        assertThat(scene.isOnTable("Sandtrooper")).isTrue();
        assertThat(scene.used(LIGHT)).contains(MERCENARY);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    void itTakesTwoForceAndATransport() {
        mayNotInThisPhase(transported(3, 1).yes(), "play " + MERCENARY);
        mayNotInThisPhase(transported(5, 2), "play " + MERCENARY);
    }

    @Test
    void senseDoesNotReachThatFunction() {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .at(CANTINA, "Stormtrooper", "Darth Vader")
                        .hand(DARK, "Elis Helrot", "Sense")
                        .hand(LIGHT, MERCENARY)
                        .force(DARK, 6)
                        .force(LIGHT, 3)
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.CONTROL)
                        .play("Elis Helrot")
                        .choose("Stormtrooper")
                        .yes();
        scene.passUntil("play " + MERCENARY).play(MERCENARY).mayNot("play Sense");
    }

    private static final Card ROGUE =
            Kinds.alien("Plain Rogue", DARK, "0_1")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(1)
                    .is(Trait.SMUGGLER)
                    .says();

    @Test
    void aSmugglerJustDeployedDoesNotMoveThisTurn() {
        var scene =
                tableWith(ROGUE)
                        .site(BAY, DARK)
                        .at(CANTINA, "Stormtrooper")
                        .hand(DARK, "Plain Rogue", "Garindan")
                        .hand(LIGHT, MERCENARY)
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Garindan").to(CANTINA);
        scene.answerDefaults(
                () -> {
                    scene.mayNot("play " + MERCENARY);
                    return scene.whoDecides() == LIGHT;
                });
        scene.passUntil(DARK).deploy("Plain Rogue").to(CANTINA);
        scene.passUntil("play " + MERCENARY).play(MERCENARY).passUntil(DARK, Phase.MOVE);
        scene.offers("move Stormtrooper").mayNot("move Plain Rogue");
    }

    @Test
    void itAnswersNoOtherInterrupt() {
        mayNotInThisPhase(
                table().hand(DARK, "Scanning Crew")
                        .hand(LIGHT, MERCENARY, "Luke Skywalker")
                        .force(DARK, 4)
                        .force(LIGHT, 4)
                        .turn(DARK, Phase.CONTROL)
                        .play("Scanning Crew"),
                "play " + MERCENARY);
    }
}
