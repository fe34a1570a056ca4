package holosite.rules.cards.jedipack;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.DARK_BEAST;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Luke's T-16 Skyhopper. */
class LukesT16SkyhopperTest {
    private static final String T16 = "Luke's T-16 Skyhopper";

    private static final Card RAT =
            Kinds.creature("Womp Rat", DARK, "0_1")
                    .destiny(1)
                    .deploy(1)
                    .defense(1)
                    .forfeit(0)
                    .ferocity(1)
                    .icons(Icon.SELECTIVE_CREATURE)
                    .says(Abilities.habitat(Filters.SITE));

    private static Position farm() {
        return tableWith(RAT)
                .at(MOS_EISLEY, T16, "Womp Rat", "Womp Rat#2")
                .pilot(T16, "Luke Skywalker")
                .at(CANTINA, "Womp Rat#3");
    }

    @Test
    void onceInATurnAWompRatPresentIsBullseyed() {
        var scene = farm().turn(LIGHT, Phase.CONTROL);
        scene.use(T16);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Womp Rat", "Womp Rat#2");
        scene.choose("Womp Rat").passResponses();
        assertThat(scene.isOnTable("Womp Rat")).isFalse();
        mayNotInThisPhase(scene, "use " + T16);
    }

    @Test
    void itNeedsAPilot() {
        var scene =
                table().at(BAY, "Stormtrooper", "Rebel Trooper")
                        .at(MOS_EISLEY, T16)
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(BAY).mayNot("react with " + T16);
        tableWith(RAT)
                .at(MOS_EISLEY, T16, "Womp Rat", "Womp Rat#2")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + T16);
    }

    @Test
    void pilotedItReactsAtALandspeedOfFour() {
        var scene =
                farm().at(BAY, "Stormtrooper", "Rebel Trooper")
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.landspeed(T16)).isEqualTo(4);
        scene.battleAt(BAY).react(T16).passResponses();
        assertThat(scene.locationOf(T16)).isEqualTo(BAY);
    }

    @Test
    void itShuttlesOneCharacterForFree() {
        var scene =
                farm().at("Tatooine", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Leia Organa", "Han Solo")
                        .turn(LIGHT, Phase.MOVE);
        scene.answer("shuttle with " + T16);
        assertThat(oneOf(scene)).contains("Leia Organa", "Han Solo");
        scene.choose("Han Solo").passResponses();
        assertThat(scene.hostOf("Han Solo")).isEqualTo(T16);
    }

    @Test
    void otherCreaturesAreNoWompRats() {
        tableWith(RAT)
                .at(MOS_EISLEY, T16, DARK_BEAST)
                .pilot(T16, "Luke Skywalker")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + T16);
    }
}
