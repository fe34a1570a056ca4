package holosite.rules.react;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Abilities.mayNot;
import static holosite.language.words.Filters.ANYTHING;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Places to which, or from which, a player may not react. */
class ForbiddenReactTest {
    private static final String DANTOOINE = "Dantooine";
    private static final String STATION = "Executor: Comm Station";
    private static final String DESTROYER = "Victory-Class Star Destroyer";
    private static final String SPEEDER = "Luke's X-34 Landspeeder";

    private static Card closing(String title, String id, Deed deed, String place) {
        return effect(title, DARK, id)
                .destiny(3)
                .says(deploysOnTable(), mayNot(deed, OPPONENT, ANYTHING, titled(place)));
    }

    private static final List<Card> CLOSINGS =
            List.of(
                    closing("Plain Gate", "0_80", Deed.REACT_TO, MOS_EISLEY),
                    closing("Plain Fence", "0_81", Deed.REACT_FROM, MOS_EISLEY),
                    closing("Plain Wall", "0_82", Deed.REACT_FROM, FARM),
                    closing("Plain Ditch", "0_83", Deed.REACT, FARM));

    private static Position table() {
        var cards = new ArrayList<>(AllCards.all());
        cards.addAll(CLOSINGS);
        return Scene.with(() -> cards);
    }

    @Test
    void whereAnAWingIsTheOpponentDoesNotReactTo() {
        for (String fighter : new String[] {"A-wing", "X-wing"}) {
            var scene =
                    table().system(DANTOOINE, DARK)
                            .at(DANTOOINE, fighter, "Devastator")
                            .system("Kessel", DARK)
                            .at("Kessel", DESTROYER)
                            .force(DARK, 5)
                            .force(LIGHT, 5)
                            .turn(LIGHT, Phase.BATTLE);
            scene.battleAt(DANTOOINE);

            assertThat(scene.isOffered("react with " + DESTROYER))
                    .isEqualTo(fighter.equals("X-wing"));
        }
    }

    @Test
    void norDoesHeDeployAsAReactThere() {
        for (String fighter : new String[] {"A-wing", "X-wing"}) {
            var scene =
                    table().system("Endor", DARK)
                            .at("Endor", "Executor", fighter)
                            .at(STATION, "Grand Moff Tarkin")
                            .hand(DARK, "Devastator")
                            .force(DARK, 12)
                            .force(LIGHT, 5)
                            .turn(LIGHT, Phase.BATTLE);
            scene.battleAt("Endor");

            assertThat(scene.offered().stream().anyMatch(words -> words.contains("Devastator")))
                    .isEqualTo(fighter.equals("X-wing"));
        }
    }

    @Test
    void aTextThatClosesOneEndClosesNoOther() {
        assertThat(reacts("Plain Gate")).isFalse();
        assertThat(reacts("Plain Fence")).isTrue();
        assertThat(reacts("Plain Wall")).isFalse();
        assertThat(reacts("Plain Ditch")).isFalse();
        assertThat(reacts()).isTrue();
    }

    /** Whether the landspeeder may react from the farm to the drain at Mos Eisley. */
    private static boolean reacts(String... closings) {
        var scene =
                table().at(MOS_EISLEY, "Stormtrooper")
                        .at(FARM, SPEEDER)
                        .pilot(SPEEDER, "Han Solo")
                        .beside(DARK, closings)
                        .force(LIGHT, 3)
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(MOS_EISLEY);
        return scene.offered().stream().anyMatch(words -> words.contains(SPEEDER));
    }

    @Test
    void whoMayReactMovesOrDeploys() {
        var scene =
                table().system("Endor", DARK)
                        .at("Endor", "Executor", "X-wing")
                        .system("Kessel", DARK)
                        .at("Kessel", DESTROYER)
                        .at(STATION, "Grand Moff Tarkin")
                        .hand(DARK, "Devastator")
                        .force(DARK, 12)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt("Endor");

        assertThat(scene.offered())
                .anyMatch(words -> words.contains(DESTROYER))
                .anyMatch(words -> words.contains("Devastator"));
    }
}
