package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.language.words.Modifiers;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Dresselian Commando. */
class DresselianCommandoTest {
    private static final String COMMANDO = "Dresselian Commando";
    private static final String RUFFIAN = "Plain Ruffian";

    private static final Card ALIEN =
            Kinds.alien(RUFFIAN, DARK, "0_1")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(1)
                    .says();

    private static final Card LEADER =
            Kinds.alien("Plain Leader", DARK, "0_2")
                    .unique()
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(6)
                    .forfeit(1)
                    .says(
                            Abilities.always(
                                    Modifiers.yours(Figure.BATTLE_DESTINIES, 2, Filters.HERE)));

    private static Scene battle(String site, String... others) {
        var scene =
                tableWith(ALIEN, LEADER)
                        .at(site, COMMANDO, "Plain Leader")
                        .at(site, others)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        return scene.battleAt(site).passResponses();
    }

    @Test
    @Claim("dresselian-commando#1")
    void hisDestinyGoesToTotalPowerAndNotToHisOwn() {
        var scene =
                table().at(MOS_EISLEY, COMMANDO, "Tusken Raider")
                        .force(LIGHT, 5)
                        .nextDestiny(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        double own = scene.power(COMMANDO);
        double total = scene.totalPower(MOS_EISLEY, LIGHT);
        scene.battleAt(MOS_EISLEY).passUntil(Prompt.Key.DAMAGE_SEGMENT);
        assertThat(scene.power(COMMANDO)).isEqualTo(own);
        assertThat(scene.battlePower(LIGHT)).isEqualTo(total + 5);
    }

    private static void expect(Scene scene, String site, boolean works) {
        assertThat(scene.figureAt(Figure.POWER_DESTINIES, site, LIGHT)).isEqualTo(works ? 1 : 0);
        assertThat(scene.figureAt(Figure.POWER_DESTINIES, site, DARK)).isZero();
        assertThat(battleDestinies(scene, DARK)).isEqualTo(works ? 1 : 3);
        assertThat(scene.immunity(COMMANDO)).isEqualTo(works ? 4 : 0);
    }

    @Test
    void outsideAgainstANonUniqueAlien() {
        expect(battle(MOS_EISLEY, RUFFIAN), MOS_EISLEY, true);
        expect(battle(MOS_EISLEY, "Stormtrooper"), MOS_EISLEY, false);
        expect(battle(MOS_EISLEY, "Devaronian"), MOS_EISLEY, false);
        expect(battle(CANTINA, RUFFIAN), CANTINA, false);
        var elsewhere =
                tableWith(ALIEN, LEADER)
                        .at(MOS_EISLEY, "Rebel Trooper", "Plain Leader", RUFFIAN)
                        .at(FARM, COMMANDO)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        elsewhere.battleAt(MOS_EISLEY).passResponses();
        expect(elsewhere, MOS_EISLEY, false);
    }

    @Test
    void heIsStrongerInWoodsAndOutsideOnEndor() {
        assertThat(powerAt("Tatooine", "Forest")).isEqualTo(3);
        assertThat(powerAt("Tatooine", "Jungle")).isEqualTo(3);
        assertThat(powerAt("Tatooine", "Spaceport City")).isEqualTo(2);
        assertThat(table().at("Endor: Back Door", COMMANDO).turn(LIGHT).power(COMMANDO))
                .isEqualTo(3);
        assertThat(table().at("Endor: Bunker", COMMANDO).turn(LIGHT).power(COMMANDO)).isEqualTo(2);
        assertThat(table().at(MOS_EISLEY, COMMANDO).turn(LIGHT).power(COMMANDO)).isEqualTo(2);
    }

    private static double powerAt(String system, String site) {
        return table().system(system, LIGHT)
                .locationOf(system, site, LIGHT)
                .at(site, COMMANDO)
                .turn(LIGHT)
                .power(COMMANDO);
    }
}
