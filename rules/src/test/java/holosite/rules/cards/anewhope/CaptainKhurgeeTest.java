package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
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

/** Captain Khurgee. */
class CaptainKhurgeeTest {
    private static final String KHURGEE = "Captain Khurgee";

    private static final Card CREW =
            Kinds.usedInterrupt("Scanning Crew", DARK, "0_1")
                    .destiny(3)
                    .says(
                            Actions.used(
                                    Action.at(When.anyTime())
                                            .then(Effects.loseForce(Who.OPPONENT, 1))));

    private static Position ready(int force) {
        return tableWith(CREW)
                .at(CANTINA, KHURGEE)
                .reserve(DARK, "Scanning Crew (0_1)", "Stormtrooper")
                .force(DARK, force);
    }

    @Test
    void oncePerControlPhaseHeFetchesAScanningCrewForTwoForce() {
        var scene = ready(4).turn(DARK, Phase.CONTROL);
        scene.use(KHURGEE).passResponses();
        assertThat(scene.offered()).doesNotContain("Stormtrooper");
        scene.choose("Scanning Crew (0_1)").passResponses();
        assertThat(scene.hand(DARK)).hasSize(1);
        assertThat(scene.forcePile(DARK)).hasSize(2);
        scene.passUntil(DARK).mayNot("use " + KHURGEE);
    }

    @Test
    void notInAnotherPhaseNorForLess() {
        ready(4).turn(DARK, Phase.DEPLOY).mayNot("use " + KHURGEE);
        ready(4).turn(LIGHT, Phase.CONTROL).pass().mayNot("use " + KHURGEE);
        ready(1).turn(DARK, Phase.CONTROL).mayNot("use " + KHURGEE);
    }
}
