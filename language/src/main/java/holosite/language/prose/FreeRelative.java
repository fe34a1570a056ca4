package holosite.language.prose;

/** A relation that can stand without a noun before it: "anything it pilots". */
public interface FreeRelative extends Complement {

    String alone(Prose p);

    /** As it follows a name: "Black 2 piloted by it". */
    String afterName(Prose p);
}
