package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Kinds.alien;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.rules.kit.Position;
import holosite.rules.modifier.Rulings;
import holosite.rules.table.Table;
import org.junit.jupiter.api.Test;

/** The Light Side's Jabba's Palace: Audience Chamber, and its Tatooine: Jabba's Palace. */
class LightSidesAudienceChamberTest {
    private static final String CHAMBER = "Jabba's Palace: Audience Chamber";
    private static final String PALACE = "Tatooine: Jabba's Palace";
    private static final String SCUM = "Scum And Villainy";

    /** Not written yet: its title is what matters. */
    private static final Card BO_SHUDA =
            effect("Bo Shuda", LIGHT, "0_71").unique().destiny(3).says(deploysOnTable());

    private static final Card GANG_LEADER =
            alien("Plain Gang Leader", DARK, "0_72")
                    .destiny(3)
                    .deploy(2)
                    .power(2)
                    .ability(2)
                    .forfeit(3)
                    .is(Trait.LEADER)
                    .says();

    private static Position table() {
        return tableWith(BO_SHUDA, GANG_LEADER).site(CHAMBER, LIGHT).site(CANTINA, DARK);
    }

    @Test
    void theDarkSidesAlienLeadersAreImmuneToAttritionThere() {
        var scene =
                table().at(CHAMBER, "Plain Gang Leader#1", "Quarren", "Darth Vader")
                        .at(CANTINA, "Plain Gang Leader#2")
                        .turn(DARK);
        assertThat(scene.immunity("Plain Gang Leader#1")).isGreaterThan(99);
        assertThat(scene.immunity("Plain Gang Leader#2")).isZero();
        assertThat(scene.immunity("Quarren")).isZero();
    }

    @Test
    void whileTheLightSideControlsItScumAndVillainyIsCanceled() {
        var controlled =
                table().at(CHAMBER, "Luke Skywalker").on(CHAMBER, SCUM).turn(LIGHT, Phase.CONTROL);
        assertThat(controlled.lost(DARK)).containsExactly(SCUM);
        var held =
                table().at(CHAMBER, "Luke Skywalker", "Stormtrooper").on(CHAMBER, SCUM).turn(LIGHT);
        assertThat(held.isOnTable(SCUM)).isTrue();
    }

    @Test
    void theLightSideMayDeployBoShudaFromItsDeck() {
        var scene = table().reserve(LIGHT, "Bo Shuda", "Rebel Trooper").turn(LIGHT, Phase.DEPLOY);
        scene.use(CHAMBER).passResponses();
        assertThat(scene.offered()).contains("Bo Shuda").doesNotContain("Rebel Trooper");
        scene.choose("Bo Shuda").passResponses();
        assertThat(scene.isOnTable("Bo Shuda")).isTrue();
    }

    @Test
    void asItIsDeployedTheDarkSideLosesForceForItsPalaceSitesItDoesNotOccupy() {
        var scene =
                tableWith(BO_SHUDA)
                        .site("dark " + CHAMBER, DARK)
                        .site("Jabba's Palace: Dungeon", DARK)
                        .at("Jabba's Palace: Dungeon", "Stormtrooper")
                        .site(CANTINA, DARK)
                        .hand(LIGHT, "light " + PALACE)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(PALACE).passUntil(LIGHT, Phase.BATTLE);
        assertThat(scene.lost(DARK)).hasSize(1);
    }

    @Test
    void whereTheLightSideOccupiesThePalaceWithAnAlienBoShudaIsNotCanceled() {
        for (String who : new String[] {"Palejo Reshad", "Luke Skywalker"}) {
            var scene =
                    tableWith(BO_SHUDA)
                            .site(PALACE, LIGHT)
                            .at(PALACE, who)
                            .beside(LIGHT, "Bo Shuda")
                            .turn(DARK);
            assertThat(
                            Rulings.forbids(
                                    scene.state(),
                                    Deed.BE_CANCELED,
                                    DARK,
                                    scene.card("Bo Shuda"),
                                    Table.NOBODY))
                    .isEqualTo(who.equals("Palejo Reshad"));
        }
    }
}
