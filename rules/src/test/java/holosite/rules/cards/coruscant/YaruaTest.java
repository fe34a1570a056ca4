package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.tableWith;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static holosite.rules.cards.coruscant.Senate.senate;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Agenda;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** Yarua. */
class YaruaTest {
    private static Card banker(String title, String id, Trait... traits) {
        return Kinds.republic(title, DARK, id)
                .destiny(1)
                .deploy(1)
                .power(1)
                .ability(1)
                .politics(3)
                .forfeit(1)
                .is(traits)
                .says(Abilities.agendas(Agenda.WEALTH));
    }

    @Test
    void yaruaRetrievesForTheDrainsOfAMajority() {
        for (boolean majority : new boolean[] {true, false}) {
            var table =
                    senate().at(SENATE, "Yarua")
                            .system("Tatooine", DARK)
                            .at("Tatooine", "Corellian Corvette")
                            .on("Tatooine", "Presence Of The Force")
                            .lost(LIGHT, "Sense", "Alter (1_71)");
            if (!majority) {
                table.at(SENATE, "Lott Dod");
            }
            var scene = table.turn(LIGHT, Phase.CONTROL).drainAt("Tatooine");

            assertThat(scene.used(LIGHT)).hasSize(majority ? 1 : 0);
        }
    }

    @Test
    void onlyDrainsAtBattlegroundSystemsCount() {
        Card rock =
                Kinds.system("Plain Rock", 4, DARK, "0_1").force(2, 0).icons(Icon.PLANET).done();
        for (String place : new String[] {"Tatooine: Mos Eisley", "Plain Rock"}) {
            var scene =
                    tableWith(rock)
                            .site(SENATE, DARK)
                            .site(MOS_EISLEY, DARK)
                            .system("Plain Rock", DARK)
                            .at(SENATE, "Yarua")
                            .at(place, place.equals("Plain Rock") ? "X-wing" : "Rebel Trooper")
                            .lost(LIGHT, "Sense")
                            .turn(LIGHT, Phase.CONTROL)
                            .drainAt(place);

            assertThat(scene.used(LIGHT)).isEmpty();
        }
    }

    @Test
    void onceATurnASenatorOfWealthPresentLosesWeight() {
        var scene =
                tableWith(
                                banker("Plain Lender", "0_1", Trait.SENATOR),
                                banker("Plain Clerk", "0_2", Trait.LEADER))
                        .site(SENATE, DARK)
                        .at(
                                CANTINA,
                                "Yarua",
                                "Orn Free Taa",
                                "Plain Lender",
                                "Plain Clerk",
                                "Aks Moe")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.CONTROL);

        scene.use("Yarua").mayNot("Plain Clerk", "Aks Moe", "Plain Lender; Orn Free Taa");
        scene.choose("Plain Lender");

        assertThat(scene.figure(Figure.POLITICS, "Plain Lender")).isEqualTo(1);
        assertThat(scene.figure(Figure.POLITICS, "Orn Free Taa")).isEqualTo(2);
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        scene.mayNot("use Yarua");
        scene.endTurn();
        assertThat(scene.figure(Figure.POLITICS, "Plain Lender")).isEqualTo(3);
    }

    @Test
    void aSenatorSomewhereElseIsOutOfReach() {
        senate().at(CANTINA, "Yarua")
                .at(SENATE, "Orn Free Taa")
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use Yarua");
    }
}
