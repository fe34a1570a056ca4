package holosite.rules.cards.premiere;

import static holosite.language.card.Icon.EXTERIOR;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.may;
import static holosite.language.words.Abilities.mayNot;
import static holosite.language.words.Filters.HERE;
import static holosite.language.words.Filters.a;
import static holosite.language.words.Kinds.site;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.card.Who;
import holosite.language.filter.Filter;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.presence.Presence;
import org.junit.jupiter.api.Test;

/** Expand The Empire. */
class ExpandTheEmpireTest {
    private static final String EXPAND = "Expand The Empire";
    private static final String HUT = "Tatooine: Obi-Wan's Hut";

    private static double drainBonus(Scene scene, String site, Side player) {
        return scene.forceDrain(site, player) - scene.forceIcons(site, player.opposite());
    }

    private static Position desert() {
        return table().site(CANTINA, DARK)
                .site(MOS_EISLEY, DARK)
                .site(FARM, DARK)
                .at(CANTINA, "Sandtrooper")
                .at(MOS_EISLEY, "Stormtrooper")
                .on("Stormtrooper", "Assault Rifle")
                .on("Sandtrooper", "Imperial Blaster");
    }

    @Test
    @Claim("expand-the-empire#1")
    void yourTextOfItsSiteIsAlsoYoursAtTheAdjacentSites() {
        for (boolean expanded : new boolean[] {true, false}) {
            var position = desert();
            if (expanded) {
                position.on(FARM, EXPAND);
            }
            var scene = position.turn(DARK, Phase.CONTROL);
            assertThat(drainBonus(scene, MOS_EISLEY, DARK)).isEqualTo(expanded ? 1 : 0);
            assertThat(drainBonus(scene, CANTINA, DARK)).isZero();
            assertThat(weaponDestiny(scene, "Assault Rifle")).isEqualTo(expanded ? 1 : 0);
            assertThat(weaponDestiny(scene, "Imperial Blaster")).isZero();
        }
    }

    private static double weaponDestiny(Scene scene, String weapon) {
        double added = Figures.of(scene.state(), Figure.WEAPON_DESTINY_DRAW, scene.card(weapon));
        return Double.isNaN(added) ? 0 : added;
    }

    @Test
    @Claim("expand-the-empire#1")
    void neitherTitlesNorMarkersNorIconsAreExpanded() {
        var plain = desert().turn(DARK, Phase.CONTROL);
        var scene = desert().on(FARM, EXPAND).turn(DARK, Phase.CONTROL);
        for (Side side : Side.values()) {
            assertThat(scene.forceIcons(MOS_EISLEY, side))
                    .isEqualTo(plain.forceIcons(MOS_EISLEY, side));
        }
        // the text of Mos Eisley itself is not expanded to the Farm
        assertThat(Figures.of(scene.state(), Figure.POWER, scene.card("Stormtrooper")))
                .isEqualTo(Figures.of(plain.state(), Figure.POWER, plain.card("Stormtrooper")));
    }

    @Test
    @Claim("expand-the-empire#1")
    void theOpponentsTextIsNotExpanded() {
        var scene =
                table().site(HUT, LIGHT)
                        .site(FARM, DARK)
                        .at(FARM, "Rebel Trooper")
                        .on(HUT, EXPAND)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(drainBonus(scene, FARM, LIGHT)).isZero();
    }

    @Test
    @Claim("expand-the-empire#2")
    void aDockingBaysTextMakesNoDockingBay() {
        var scene =
                table().site(BAY, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site("Yavin 4: Docking Bay", DARK)
                        .on(BAY, EXPAND)
                        .at(BAY, "Stormtrooper")
                        .at(MOS_EISLEY, "Sandtrooper")
                        .force(DARK, 5)
                        .turn(DARK, Phase.MOVE);
        scene.offers("transit from " + BAY).mayNot("transit from " + MOS_EISLEY);
        assertThat(scene.transitFrom(BAY).offered()).doesNotContain(MOS_EISLEY);
    }

    @Test
    @Claim("expand-the-empire#3")
    @Ruling("expanded-text-that-contradicts")
    void twoLikeModifiersAddUp() {
        var scene =
                table().site(FARM, DARK)
                        .site(HUT, LIGHT)
                        .at(HUT, "Stormtrooper")
                        .on(FARM, EXPAND)
                        .turn(DARK, Phase.CONTROL);
        assertThat(drainBonus(scene, HUT, DARK)).isEqualTo(2);
        assertThat(drainBonus(scene, FARM, DARK)).isEqualTo(0);
    }

    @Test
    @Claim("expand-the-empire#4")
    @Ruling("expanded-text-that-contradicts")
    void aSitesOwnTextHasPrecedence() {
        String far = "Yavin 4: Docking Bay";
        String spaceport = "Spaceport Docking Bay";
        for (String expanded : new String[] {spaceport, BAY}) {
            var scene =
                    table().site(BAY, DARK)
                            .locationOf("Tatooine", spaceport, DARK)
                            .site(far, DARK)
                            .on(expanded, EXPAND)
                            .at(BAY, "Stormtrooper")
                            .at(spaceport, "Sandtrooper")
                            .force(DARK, 9)
                            .turn(DARK, Phase.MOVE);
            assertThat(transit(scene, BAY)).isEqualTo(1);
            assertThat(transit(scene, spaceport)).isEqualTo(2);
        }
    }

    @Test
    @Ruling("expanded-text-that-contradicts")
    void aSiteAllowsWhatItsNeighborForbids() {
        var shut =
                site("Tatooine", "Shut Yard", DARK, "0_2")
                        .unique()
                        .force(1, 1)
                        .icons(EXTERIOR, PLANET)
                        .dark(mayNot(Deed.FORFEIT, Who.YOU, TROOPERS, HERE))
                        .done();
        var open =
                site("Tatooine", "Open Yard", DARK, "0_3")
                        .unique()
                        .force(1, 1)
                        .icons(EXTERIOR, PLANET)
                        .dark(may(Deed.FORFEIT, TROOPERS, HERE))
                        .done();
        for (boolean allowed : new boolean[] {true, false}) {
            String neighbor = allowed ? "Tatooine: Open Yard" : MOS_EISLEY;
            var scene =
                    tableWith(shut, open)
                            .site("Tatooine: Shut Yard", DARK)
                            .site(neighbor, DARK)
                            .on("Tatooine: Shut Yard", EXPAND)
                            .at("Tatooine: Shut Yard", "Stormtrooper")
                            .turn(DARK, Phase.CONTROL);
            assertThat(forbidden(scene, neighbor)).isEqualTo(!allowed);
            assertThat(forbidden(scene, "Tatooine: Shut Yard")).isTrue();
        }
        var other =
                tableWith(shut, open)
                        .site("Tatooine: Shut Yard", DARK)
                        .site("Tatooine: Open Yard", DARK)
                        .on("Tatooine: Open Yard", EXPAND)
                        .at("Tatooine: Shut Yard", "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        assertThat(forbidden(other, "Tatooine: Shut Yard")).isTrue();
    }

    private static final Filter TROOPERS = a(Trait.TROOPER);

    private static boolean forbidden(Scene scene, String site) {
        return Rulings.forbids(
                scene.state(), Deed.FORFEIT, DARK, scene.card("Stormtrooper"), scene.card(site));
    }

    private static double transit(Scene scene, String bay) {
        return Figures.at(scene.state(), Figure.TRANSIT_FROM, scene.card(bay), DARK);
    }

    @Test
    @Claim("expand-the-empire#1")
    void whatTheSiteLetsYouDoCanBeDoneNextToIt() {
        String room = "Death Star: Docking Control Room 327";
        for (boolean expanded : new boolean[] {true, false}) {
            var position =
                    table().site(room, DARK)
                            .site(WAR_ROOM, DARK)
                            .at(WAR_ROOM, "Stormtrooper")
                            .reserve(DARK, "Death Star: Docking Bay 327");
            if (expanded) {
                position.on(room, EXPAND);
            }
            var scene = position.turn(DARK, Phase.DEPLOY);
            assertThat(scene.isOffered("use " + WAR_ROOM)).isEqualTo(expanded);
        }
    }

    @Test
    @Claim("expand-the-empire#1")
    void aCanceledTextIsNotExpanded() {
        String corridor = "Executor: Main Corridor";
        String theatre = "Executor: Holotheatre";
        for (boolean canceled : new boolean[] {true, false}) {
            var position =
                    table().system("Tatooine", DARK)
                            .at("Tatooine", "Executor")
                            .site(corridor, DARK)
                            .site(theatre, DARK)
                            .at(theatre, "Stormtrooper")
                            .on(corridor, EXPAND);
            if (canceled) {
                position.at(corridor, "Rebel Trooper");
            }
            var scene = position.turn(DARK, Phase.MOVE);
            assertThat(scene.isOffered("use " + theatre)).isEqualTo(!canceled);
        }
    }

    @Test
    void itDeploysOnASite() {
        var scene =
                table().system("Tatooine", DARK)
                        .site(FARM, DARK)
                        .site(CANTINA, LIGHT)
                        .at(CANTINA, "Luke Skywalker")
                        .hand(DARK, EXPAND)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deploy(EXPAND).offered()).containsExactlyInAnyOrder(FARM, CANTINA);
    }

    @Test
    void nextToTheArenaAreNoBattlegroundsWhileARaceIsOn() {
        for (boolean racing : new boolean[] {true, false}) {
            var position =
                    table().site("Tatooine: Podrace Arena", DARK)
                            .site("Tatooine: Cantina", DARK)
                            .on("Tatooine: Podrace Arena", EXPAND, "Sebulba's Podracer");
            if (racing) {
                position.raceDestiny("Sebulba's Podracer", 3, "Darth Vader");
            }
            var scene = position.turn(DARK, Phase.CONTROL);

            assertThat(Presence.battleground(scene.state(), scene.card("Tatooine: Cantina")))
                    .isEqualTo(!racing);
        }
    }
}
