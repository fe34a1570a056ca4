package holosite.rules.attack;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;

/** Where creatures live, how they move, and what they do to one another. */
class CreaturesTest {
    private static final String SWAMP = "Dagobah: Swamp";
    private static final String JUNGLE = "Dagobah: Jungle";

    @Test
    @Claim("dagobah#9")
    void creaturesDeployDirectlyToDagobah() {
        var scene =
                table().site(SWAMP, LIGHT)
                        .at(CANTINA, "Stormtrooper")
                        .hand(DARK, "Sleen", "Dragonsnake", "Wampa", "Stormtrooper")
                        .force(DARK, 20)
                        .turn(DARK, Phase.DEPLOY);

        // the rules of Dagobah keep a trooper away, its own habitat keeps a wampa away
        assertThat(scene.deploy("Sleen").locationOf("Sleen")).isEqualTo(SWAMP);
        scene.deploy("Stormtrooper");
        assertThat(scene.locationOf("Stormtrooper#2")).isEqualTo(CANTINA);
        scene.mayNot("deploy Wampa");
    }

    @Test
    @Claim("dagobah#9")
    void onDagobahACreatureKeepsToItsOwnDeploymentRestrictions() {
        var scene =
                table().site("Dagobah: Cave", DARK)
                        .hand(DARK, "Dragonsnake", "Sleen")
                        .force(DARK, 20)
                        .turn(DARK, Phase.DEPLOY);

        // a cave is neither swamp nor jungle
        scene.mayNot("deploy Dragonsnake").offers("deploy Sleen");
    }

    @Test
    void aWampaDeploysOnlyToItsCaveOrAnUnoccupiedMarkerSite() {
        var scene =
                table().site(PLAINS, DARK)
                        .at(PERIMETER, "Luke Skywalker")
                        .site("Hoth: Echo Docking Bay", DARK)
                        .hand(DARK, "Wampa")
                        .force(DARK, 20)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.deploy("Wampa").locationOf("Wampa")).isEqualTo(PLAINS);
    }

    @Test
    void creaturesGiveNoPresence() {
        var scene =
                table().at(CANTINA, "Bubo").hand(DARK, "Stormtrooper").turn(DARK, Phase.CONTROL);

        assertThat(scene.occupies(DARK, CANTINA)).isFalse();
        assertThat(scene.totalPower(CANTINA, DARK)).isZero();
        scene.mayNot("drain at " + CANTINA);
    }

    @Test
    void aCreatureNeitherBattlesNorIsShotInABattle() {
        var scene =
                table().at(CANTINA, "Bubo", "Luke Skywalker", "Stormtrooper")
                        .on("Luke Skywalker", "Anakin's Lightsaber")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Anakin's Lightsaber");

        assertThat(scene.isHit("Bubo")).isFalse();
        assertThat(scene.isOnTable("Bubo")).isTrue();
    }

    @Test
    @Ruling("creatures-move-for-force")
    void aCreatureMovesWithinItsHabitatByLandspeed() {
        var scene =
                table().at(CANTINA, "Bubo").site(BAY, DARK).force(DARK, 1).turn(DARK, Phase.MOVE);

        scene.move("Bubo").to(BAY);

        assertThat(scene.locationOf("Bubo")).isEqualTo(BAY);
        assertThat(scene.used(DARK)).hasSize(1);
        scene.mayNot("move Bubo");
    }

    @Test
    void noCreatureMovesOutOfItsHabitat() {
        // a cave is neither swamp nor jungle
        var outside =
                table().site("Dagobah: Cave", DARK)
                        .at(SWAMP, "Dragonsnake")
                        .force(DARK, 9)
                        .turn(DARK, Phase.MOVE);
        outside.mayNot("move Dragonsnake");

        var inside =
                table().site(JUNGLE, LIGHT)
                        .at(SWAMP, "Dragonsnake")
                        .force(DARK, 9)
                        .turn(DARK, Phase.MOVE);
        assertThat(inside.move("Dragonsnake").locationOf("Dragonsnake")).isEqualTo(JUNGLE);
    }

    @Test
    void aCreatureOutsideItsHabitatIsLost() {
        var scene = table().at(CANTINA, "Wampa").turn(DARK, Phase.CONTROL);

        assertThat(scene.lost(DARK)).containsExactly("Wampa");
    }

    @Test
    void twoCreaturesFightAsSoonAsTheyMeet() {
        var scene =
                table().at(CANTINA, "Worrt")
                        .hand(DARK, "Bubo")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);

        // ferocity 4 against 3
        scene.deploy("Bubo").to(CANTINA);

        assertThat(scene.lost(LIGHT)).containsExactly("Worrt");
        assertThat(scene.locationOf("Bubo")).isEqualTo(CANTINA);
    }

    @Test
    void equallyFierceCreaturesAreBothLost() {
        var scene =
                table().at(CANTINA, "Scurrier")
                        .hand(DARK, "Rock Wart")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);

        scene.deploy("Rock Wart");

        assertThat(scene.lost(LIGHT)).containsExactly("Scurrier");
        assertThat(scene.lost(DARK)).containsExactly("Rock Wart");
    }

    @Test
    @Ruling("spies-are-no-prey")
    void selectiveCreaturesOfOneKindTolerateEachOther() {
        var scene = table().at(CANTINA, "Scurrier", "Scurrier").turn(LIGHT, Phase.CONTROL);

        assertThat(scene.locationOf("Scurrier")).isEqualTo(CANTINA);
        assertThat(scene.locationOf("Scurrier#2")).isEqualTo(CANTINA);
    }

    @Test
    void creaturesOfOneKindFightUnlessTheyAreSelective() {
        var scene =
                table().site(PLAINS, DARK)
                        .at(PLAINS, "Wampa", "Wampa")
                        .nextDestiny(DARK, 5, 1)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.lost(DARK)).hasSize(1);
    }

    @Test
    void oneArmMakesAllWampasSelective() {
        var scene =
                table().site("Hoth: Wampa Cave (7th Marker)", DARK)
                        .at("Hoth: Wampa Cave (7th Marker)", "Wampa")
                        .hand(DARK, "One-Arm")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);

        scene.deploy("One-Arm");

        assertThat(scene.lost(DARK)).isEmpty();
    }

    @Test
    void aDianogaIsAsFierceAsItsLastMeal() {
        var scene =
                table().at(SWAMP, "Dianoga")
                        .hand(LIGHT, "Nudj")
                        .force(LIGHT, 9)
                        .nextDestiny(DARK, 3)
                        .nextDestiny(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY);

        // 0 + 3 against 5 – 4
        scene.deploy("Nudj");

        assertThat(scene.lost(LIGHT)).containsExactly("Nudj");
        assertThat(scene.isOnTable("Dianoga")).isTrue();
    }

    @Test
    void aNudjAbsorbsOneDarkForceIcon() {
        var scene = table().site(JUNGLE, LIGHT).turn(DARK, Phase.CONTROL);
        double before = scene.forceIcons(JUNGLE, DARK);
        var with =
                table().site("Endor: Back Door", DARK)
                        .at("Endor: Back Door", "Nudj")
                        .turn(DARK, Phase.CONTROL);
        var without = table().site("Endor: Back Door", DARK).turn(DARK, Phase.CONTROL);

        assertThat(before).isZero();
        assertThat(with.forceIcons("Endor: Back Door", DARK))
                .isEqualTo(without.forceIcons("Endor: Back Door", DARK) - 1);
        assertThat(with.forceIcons("Endor: Back Door", LIGHT))
                .isEqualTo(without.forceIcons("Endor: Back Door", LIGHT));
    }

    @Test
    void aMynockWeakensItsHostAndIsCarriedAlong() {
        var scene =
                table().at("Tatooine", "X-wing", "Mynock (4_110)")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        double power = scene.power("X-wing");
        double speed = scene.hyperspeed("X-wing");

        scene.letAttack("Mynock");

        assertThat(scene.hostOf("Mynock")).isEqualTo("X-wing");
        assertThat(scene.roleOf("Mynock")).isEqualTo(Role.ON);
        assertThat(scene.power("X-wing")).isEqualTo(power - 2);
        assertThat(scene.hyperspeed("X-wing")).isEqualTo(speed - 2);
        scene.passUntil(DARK, Phase.MOVE).mayNot("move Mynock");
    }
}
