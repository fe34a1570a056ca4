package holosite.server.table.socket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import holosite.language.prose.Language;
import holosite.server.message.ClientMessage;
import holosite.server.message.ServerMessage;
import holosite.server.serialization.ClientJson;
import holosite.server.table.game.TableAction;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages are read and written under the names that the protocol gives them. */
final class MessageReaderTest {

    @Test
    void aGreetingNamesTheLastEventOrNone() throws Exception {
        assertThat(MessageReader.read("{\"type\":\"hello\",\"language\":\"fr\",\"event\":null}"))
                .isEqualTo(
                        new ClientMessage.Hello(
                                Language.FR, OptionalLong.empty(), Optional.empty()));
        assertThat(
                        MessageReader.read(
                                "{\"type\":\"hello\",\"language\":\"en\",\"event\":7,\"version\":\"x\"}"))
                .isEqualTo(
                        new ClientMessage.Hello(Language.EN, OptionalLong.of(7), Optional.of("x")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"choice\":3} | 3",
                "{\"cards\":[0,2]} | [0,2]",
                "{\"cards\":[]} | []",
                "{\"number\":-1} | =-1",
                "{\"pass\":true} | pass",
            })
    void anAnswerHasOneOfItsForms(String answer, String code) throws Exception {
        ClientMessage read =
                MessageReader.read(
                        "{\"type\":\"answer\",\"id\":\"a\",\"number\":4,\"answer\":"
                                + answer
                                + "}");
        assertThat(MessageReader.action((ClientMessage.Wish) read))
                .isEqualTo(new TableAction.GiveAnswer(4, code, 1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"type\":\"dance\",\"id\":\"1\"} | type",
                "{\"id\":\"1\"} | type",
                "{\"type\":\"concede\"} | id",
                "{\"type\":\"concede\",\"id\":\"1\",\"more\":1} | more",
                "{\"type\":\"language\",\"language\":\"EN\"} | language",
                "{\"type\":\"hello\",\"language\":\"en\"} | event",
                "{\"type\":\"why\",\"id\":\"1\",\"about\":{\"what\":\"card\",\"handle\":\"x\"}} | handle",
                "{\"type\":\"answer\",\"id\":\"1\",\"number\":1,\"answer\":{}} | answer",
                "{\"type\":\"answer\",\"id\":\"1\",\"number\":1,\"answer\":{\"choice\":1,\"number\":1}} | number",
                "{\"type\":\"answer\",\"id\":\"1\",\"number\":1,\"answer\":{\"pass\":false}} | pass",
                "{\"type\":\"seat_bot\",\"id\":\"1\",\"level\":\"yoda\"} | level",
            })
    void whatIsWrongIsNamed(String message, String field) {
        MessageReader.Unclear wrong =
                catchThrowableOfType(
                        MessageReader.Unclear.class,
                        () -> {
                            ClientMessage read = MessageReader.read(message);
                            if (read instanceof ClientMessage.Wish wish) {
                                MessageReader.action(wish);
                            }
                        });
        assertThat(wrong).as(message).isNotNull();
        assertThat(wrong.field()).as(message).isEqualTo(field);
    }

    @Test
    void aMessageOfTheServerNamesItsKind() {
        assertThat(
                        ClientJson.write(
                                new ServerMessage.Refused(Optional.empty(), "late", "Too late.")))
                .isEqualTo(
                        "{\"type\":\"refused\",\"id\":null,\"error\":\"late\",\"message\":\"Too late.\"}");
        assertThat(ClientJson.write(new ServerMessage.Waiting()))
                .isEqualTo("{\"type\":\"waiting\"}");
    }
}
